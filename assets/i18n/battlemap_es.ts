<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>battlemap</name>
    <message>
      <location filename="battlemap/app/clipboard.py" />
      <source>Copy it again, in a Battlemap of this version</source>
      <translation>Cópialo de nuevo, en un Battlemap de esta versión</translation>
    </message>
    <message>
      <location filename="battlemap/app/clipboard.py" />
      <source>What the clipboard holds cannot be pasted: {what}</source>
      <translation>No se puede pegar lo que hay en el portapapeles: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/acting.py" />
      <source>Give answers; what is open takes its default</source>
      <translation>Da answers; lo que queda abierto toma su valor por defecto</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/acting.py" />
      <source>Odds take answers beforehand</source>
      <translation>Las probabilidades reciben las respuestas de antemano</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>Add {kind} {id}</source>
      <translation>Añadir {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>For example: {example}</source>
      <translation>Por ejemplo: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>The scene has {columns} columns and {rows} rows</source>
      <translation>La escena tiene {columns} columnas y {rows} filas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>area</source>
      <translation>área</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>{at} lies outside the scene</source>
      <translation>{at} está fuera de la escena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>{command} needs the field {field}</source>
      <translation>{command} necesita el campo {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>A line names its command in "do"</source>
      <translation>Una línea nombra su orden en "do"</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Did you mean {id} ({name})?</source>
      <translation>¿Querías decir {id} ({name})?</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Did you mean {id}?</source>
      <translation>¿Querías decir {id}?</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Give a path, such as {example}</source>
      <translation>Da un camino, por ejemplo {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Its fields: {fields}</source>
      <translation>Sus campos: {fields}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is no command {name}</source>
      <translation>No existe la orden {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is no token {id} in this scene</source>
      <translation>No hay ninguna ficha {id} en esta escena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is: {ids}</source>
      <translation>Hay: {ids}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>facing is 0 to {most}</source>
      <translation>facing va de 0 a {most}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>field {field}: {text} is not the name of a file</source>
      <translation>campo {field}: {text} no es el nombre de un archivo</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{at} is not a cell of this grid</source>
      <translation>{at} no es una casilla de esta cuadrícula</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{command} has no field {field}</source>
      <translation>{command} no tiene el campo {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{command}: field {field}: {what}</source>
      <translation>{command}: campo {field}: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>A batch has 1 to {limit} lines</source>
      <translation>Un lote tiene de 1 a {limit} líneas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>A batch is not looked over</source>
      <translation>Un lote no pasa por la revisión</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>Give its lines one by one</source>
      <translation>Da sus líneas una a una</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>{command} is no edit, so it cannot be part of a batch</source>
      <translation>{command} no edita, así que no puede ir en un lote</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>{what} (and {count} more)</source>
      <translation>{what} (y {count} más)</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>Import {name}</source>
      <translation>Importar {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>the portrait: {problem}</source>
      <translation>el retrato: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>{name} is read from {file}</source>
      <translation>{name} se lee de {file}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>A fight of {count} begins</source>
      <translation>Empieza un combate de {count}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Change the order</source>
      <translation>Cambiar el orden</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End it first, or let tokens join it</source>
      <translation>Termínalo primero, o deja que entren fichas en él</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End the fight</source>
      <translation>Terminar el combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End the turn of {names}</source>
      <translation>Terminar el turno de {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Give one of start, end, order or join</source>
      <translation>Da uno de estos: start, end, order o join</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Join the fight</source>
      <translation>Entrar en el combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Start one: {example}</source>
      <translation>Empieza uno: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Start the fight</source>
      <translation>Empezar el combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>The fight ends in round {round}</source>
      <translation>El combate termina en la ronda {round}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>There is a fight already</source>
      <translation>Ya hay un combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>There is no fight</source>
      <translation>No hay ningún combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Turn of {names}</source>
      <translation>Turno de {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Give out, the file to write a copy to</source>
      <translation>Da out, el archivo en el que escribir una copia</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Line {n} of the log has no roll that players may see</source>
      <translation>La línea {n} del registro no tiene ninguna tirada que los jugadores puedan ver</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Secret rolls stay with the game master</source>
      <translation>Las tiradas secretas se quedan con el director</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>The log has no line {n}</source>
      <translation>El registro no tiene la línea {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Without --live the scenario stays untouched</source>
      <translation>Sin --live el escenario no se toca</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>A title has at most {limit} characters</source>
      <translation>Un título tiene como mucho {limit} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Change the rules</source>
      <translation>Cambiar las reglas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Name the scenario {title}</source>
      <translation>Llamar {title} al escenario</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Show scene {id}</source>
      <translation>Mostrar la escena {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>There is no ruleset {id}</source>
      <translation>No existe el reglamento {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>A polygon has at least 3 points</source>
      <translation>Un polígono tiene al menos 3 puntos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>At most {limit}</source>
      <translation>Como mucho {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Give one of polygon, cells, or all: true</source>
      <translation>Da uno de estos: polygon, cells o all: true</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Hide ground from the players</source>
      <translation>Ocultar terreno a los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Paint the ground of a cell</source>
      <translation>Pintar el terreno de una casilla</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Paint the ground of {count} cells</source>
      <translation>Pintar el terreno de {count} casillas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Reveal or hide all, then begin anew</source>
      <translation>Descubre u oculta todo y empieza de nuevo</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Set the height of a cell</source>
      <translation>Fijar la altura de una casilla</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Set the height of {count} cells</source>
      <translation>Fijar la altura de {count} casillas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Show ground to the players</source>
      <translation>Mostrar terreno a los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>The veil has too many strokes</source>
      <translation>El velo tiene demasiados trazos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>{count} cells are more than a line may name</source>
      <translation>{count} casillas son más de las que una línea puede nombrar</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>There is no scene {id}</source>
      <translation>No existe la escena {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is a text</source>
      <translation>{command}: el campo {field} es un texto</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is an object</source>
      <translation>{command}: el campo {field} es un objeto</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is true or false</source>
      <translation>{command}: el campo {field} es true o false</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>A path has at most {limit} steps</source>
      <translation>Un camino tiene como mucho {limit} pasos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Allowed: {facings}</source>
      <translation>Permitido: {facings}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Ask reach for where it can go, or use the GM override</source>
      <translation>Pregunta con reach adónde puede ir, o usa la excepción del director</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>End that turn first, or use the GM override</source>
      <translation>Termina antes ese turno, o usa la excepción del director</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>It is the turn of {names}</source>
      <translation>Es el turno de {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Move {name}</source>
      <translation>Mover a {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Move {name} as GM</source>
      <translation>Mover a {name} como director</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>The wall is {wall}. Ask reach for where it can go, or use the GM override</source>
      <translation>El muro es {wall}. Pregunta con reach adónde puede ir, o usa la excepción del director</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>path: item {n} is neither a cell nor a step</source>
      <translation>camino: el elemento {n} no es ni casilla ni paso</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} cannot go there: {why}</source>
      <translation>{name} no puede ir allí: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} cannot look there at the end</source>
      <translation>{name} no puede mirar hacia allí al final</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} is moved by the GM</source>
      <translation>El director mueve a {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} moves {cost} {unit}</source>
      <translation>{name} se mueve {cost} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>A scenario keeps at least one scene</source>
      <translation>Un escenario conserva al menos una escena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Add another scene first</source>
      <translation>Añade antes otra escena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Add scene {id}</source>
      <translation>Añadir la escena {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Change {kind} {id}</source>
      <translation>Cambiar {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Close door {id}</source>
      <translation>Cerrar la puerta {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Door {id}: {state} by the GM</source>
      <translation>Puerta {id}: {state} por el director</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>End the fight first</source>
      <translation>Termina antes el combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Lock door {id}</source>
      <translation>Cerrar con llave la puerta {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Open door {id}</source>
      <translation>Abrir la puerta {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Remove it and add another</source>
      <translation>Quítala y añade otra</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Remove {kind} {id}</source>
      <translation>Quitar {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The door {id} is locked</source>
      <translation>La puerta {id} está cerrada con llave</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The id of a thing stays what it is</source>
      <translation>El id de una cosa no cambia</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The next free id is {id}</source>
      <translation>El siguiente id libre es {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There are {count} of these already; at most {limit}</source>
      <translation>Ya hay {count} de estos; como mucho {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is a fight in this scene</source>
      <translation>Hay un combate en esta escena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is already something with the id {id}</source>
      <translation>Ya hay algo con el id {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is no door {id} in this scene</source>
      <translation>No hay ninguna puerta {id} en esta escena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is nothing with the id {id}</source>
      <translation>No hay nada con el id {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Unlock door {id}</source>
      <translation>Quitar la llave a la puerta {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Unlock it first, or use the GM override</source>
      <translation>Quítale antes la llave, o usa la excepción del director</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Use set_token or remove_token for it</source>
      <translation>Usa set_token o remove_token para eso</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>door</source>
      <translation>puerta</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>ground</source>
      <translation>terreno</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>light</source>
      <translation>luz</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>note</source>
      <translation>nota</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>picture</source>
      <translation>imagen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>region</source>
      <translation>región</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>scene</source>
      <translation>escena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>token</source>
      <translation>ficha</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>wall</source>
      <translation>muro</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>{id} is a token</source>
      <translation>{id} es una ficha</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>{where}: there is no field {field}</source>
      <translation>{where}: no existe el campo {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>1 to {limit} rounds pass in one line</source>
      <translation>En una línea pasan de 1 a {limit} rondas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>A round has no length in these rules</source>
      <translation>En estas reglas la ronda no tiene duración</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>End the turn, or the fight first</source>
      <translation>Termina antes el turno o el combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Give one of rounds or seconds</source>
      <translation>Da uno de estos: rounds o seconds</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Give rounds</source>
      <translation>Da rounds</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>In a fight time passes with its turns</source>
      <translation>En un combate el tiempo pasa con los turnos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Let {count} rounds pass</source>
      <translation>Dejar pasar {count} rondas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>{count} rounds pass</source>
      <translation>Pasan {count} rondas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>A move has either the field to or the field path</source>
      <translation>Un movimiento tiene o el campo to o el campo path</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>A token has no field {field}</source>
      <translation>Una ficha no tiene el campo {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Add {name}</source>
      <translation>Añadir {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Change {name}</source>
      <translation>Cambiar {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Remove {name}</source>
      <translation>Quitar {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Allies</source>
      <translation>Aliados</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Foes</source>
      <translation>Enemigos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Neutral</source>
      <translation>Neutral</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Party</source>
      <translation>Grupo</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>no</source>
      <translation>no</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>yes</source>
      <translation>sí</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} faces {direction}</source>
      <translation>{name} mira hacia {direction}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} gets the condition {condition}</source>
      <translation>{name} recibe el estado {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} has another picture</source>
      <translation>{name} tiene otra imagen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is at height {height} {unit}</source>
      <translation>{name} está a una altura de {height} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is changed</source>
      <translation>{name} se ha cambiado</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is hidden from the players</source>
      <translation>{name} está oculto para los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is put into another cell</source>
      <translation>{name} se ha puesto en otra casilla</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is shown to the players</source>
      <translation>{name} se muestra a los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} loses the condition {condition}</source>
      <translation>{name} pierde el estado {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: posture {posture}</source>
      <translation>{name}: postura {posture}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: side {side}</source>
      <translation>{name}: bando {side}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: size {size}</source>
      <translation>{name}: tamaño {size}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: {stat} set to {value}</source>
      <translation>{name}: {stat} ahora {value}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: {stat} set to {value} (was {old})</source>
      <translation>{name}: {stat} ahora {value} (era {old})</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{old} is now called {name}</source>
      <translation>{old} ahora se llama {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/history.py" />
      <source>There is nothing to redo</source>
      <translation>No hay nada que rehacer</translation>
    </message>
    <message>
      <location filename="battlemap/app/history.py" />
      <source>There is nothing to undo</source>
      <translation>No hay nada que deshacer</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>Choose another name.</source>
      <translation>Elige otro nombre.</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>Open it, or copy it as it is.</source>
      <translation>Ábrelo, o cópialo tal como está.</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>a ruleset, {name}</source>
      <translation>un reglamento, {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>a scenario, {title}; scenes: {scenes}, tokens: {tokens}</source>
      <translation>un escenario, {title}; escenas: {scenes}, fichas: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>pictures are missing: {names}</source>
      <translation>faltan imágenes: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} could not be written: {reason}</source>
      <translation>No se pudo escribir {path}: {reason}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is a folder that holds something else</source>
      <translation>{path} es una carpeta que contiene otra cosa</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is a scenario already</source>
      <translation>{path} ya es un escenario</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is the file that is imported</source>
      <translation>{path} es el archivo que se importa</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{problem} (problems in all: {count})</source>
      <translation>{problem} (problemas en total: {count})</translation>
    </message>
    <message>
      <location filename="battlemap/app/jobs.py" />
      <source>Cancelled</source>
      <translation>Cancelado</translation>
    </message>
    <message>
      <location filename="battlemap/app/jobs.py" />
      <source>Something went wrong inside the program: {what}</source>
      <translation>Algo ha fallado dentro del programa: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>A change that was not saved is here again</source>
      <translation>Un cambio que no estaba guardado está aquí de nuevo</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>A journal did not fit this file and was set aside: {path}</source>
      <translation>Un diario no encajaba con este archivo y se apartó: {path}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>Changes cannot be kept safe: {why}</source>
      <translation>No se pueden guardar los cambios: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>Give a path to save it under</source>
      <translation>Da una ruta donde guardarlo</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>This scenario has no file yet</source>
      <translation>Este escenario aún no tiene archivo</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>the journal belongs to another state of this file</source>
      <translation>el diario pertenece a otro estado de este archivo</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>{count} changes that were not saved are here again</source>
      <translation>{count} cambios que no estaban guardados están aquí de nuevo</translation>
    </message>
    <message>
      <location filename="battlemap/app/moving.py" />
      <source>There is no way of moving called {mode}</source>
      <translation>No hay ningún modo de moverse llamado {mode}</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>A line is one JSON object</source>
      <translation>Una línea es un objeto JSON</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>The line is longer than {limit} characters</source>
      <translation>La línea tiene más de {limit} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>This line is not JSON: {what}</source>
      <translation>Esta línea no es JSON: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>A roll is changed by its value or its total</source>
      <translation>Una tirada se cambia por su value o su total</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>A roll is rolled again, or has another result, not both</source>
      <translation>Una tirada se repite o recibe otro resultado, no ambas cosas</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Game master</source>
      <translation>Director</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Leave the dice out</source>
      <translation>Omite los dados</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>More than {limit} tokens are changed by hand</source>
      <translation>Se cambian a mano más de {limit} fichas</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Nothing is rolled anew</source>
      <translation>No se vuelve a tirar nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Nothing is rolled for that</source>
      <translation>Para eso no se tira nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Set the stat itself: {example}</source>
      <translation>Fija el valor mismo: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>These rules do not say what a loss is taken from</source>
      <translation>Estas reglas no dicen de qué se descuenta una pérdida</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>the game master’s word</source>
      <translation>la palabra del director</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{answer} is no change of the sheet</source>
      <translation>{answer} no es un cambio de la hoja</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name} has no {stat}</source>
      <translation>{name} no tiene {stat}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name} is left out: nothing happens to it</source>
      <translation>{name} queda fuera: no le pasa nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: injury {now}, the rules say {was}</source>
      <translation>{name}: herida {now}, las reglas dicen {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: {now} instead of {was}</source>
      <translation>{name}: {now} en vez de {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: {what} is {now}, rolled was {was}</source>
      <translation>{name}: {what} es {now}, se sacó {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review_sheet.py" />
      <source>What would happen</source>
      <translation>Lo que pasaría</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Attack</source>
      <translation>Ataque</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Block</source>
      <translation>Bloqueo</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical failure</source>
      <translation>Fallo crítico</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical hit</source>
      <translation>Golpe crítico</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical miss</source>
      <translation>Fallo crítico</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical success</source>
      <translation>Éxito crítico</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Damage</source>
      <translation>Daño</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Defence</source>
      <translation>Defensa</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Dodge</source>
      <translation>Esquiva</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Failure</source>
      <translation>Fallo</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Fumble</source>
      <translation>Pifia</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Hit</source>
      <translation>Acierto</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Initiative</source>
      <translation>Iniciativa</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Miss</source>
      <translation>Fallo</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Parry</source>
      <translation>Parada</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Roll</source>
      <translation>Tirar</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Success</source>
      <translation>Éxito</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>against {n}</source>
      <translation>contra {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{n} or less</source>
      <translation>{n} o menos</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{n} or more</source>
      <translation>{n} o más</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{result} by {n}</source>
      <translation>{result} por {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>A question is open: {question}</source>
      <translation>Hay una pregunta abierta: {question}</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Answer it, or cancel the line</source>
      <translation>Respóndela, o cancela la línea</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Leave the answer out</source>
      <translation>Omite la respuesta</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Log</source>
      <translation>Registro</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Nothing is asked</source>
      <translation>No se pregunta nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>{problem}. Playing by plain movement rules instead</source>
      <translation>{problem}. En su lugar se juega con reglas sencillas de movimiento</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Answer in the Actions dock, or click a marked cell. [Esc] takes the whole action back</source>
      <translation>Responde en el panel Acciones, o pulsa una casilla marcada. [Esc] deshace toda la acción</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Point at a place to see who is inside; click or [Enter] to act. Arrows move it, [Esc] cancels</source>
      <translation>Señala un lugar para ver quién está dentro; pulsa o [Enter] para actuar. Flechas: mover, [Esc] cancela</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Point at a target to see why; click to act. [Tab] next target, [Ctrl] override, [Esc] cancels</source>
      <translation>Señala un blanco para ver por qué; pulsa para actuar. [Tab] siguiente blanco, [Ctrl] excepción, [Esc] cancela</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>in the way</source>
      <translation>en medio</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>no line of sight</source>
      <translation>sin línea de visión</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{length} · {n} m higher</source>
      <translation>{length} · {n} m más alto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{length} · {n} m lower</source>
      <translation>{length} · {n} m más bajo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{name} is in the way</source>
      <translation>{name} está en medio</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{n} % shows</source>
      <translation>{n} % a la vista</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{who}, {action}, at {whom}</source>
      <translation>{who}, {action}, a {whom}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{who}, {weapon}, at {whom}</source>
      <translation>{who}, {weapon}, a {whom}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>FRONT</source>
      <translation>FRENTE</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>REAR</source>
      <translation>RETAGUARDIA</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>SIDE</source>
      <translation>FLANCO</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>An aura goes with a token: press on one</source>
      <translation>Un aura acompaña a una ficha: pulsa una</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Drag it to move it, its end to turn it. [Del] takes it away. [Esc]: let go of it</source>
      <translation>Arrástrala para moverla; por su extremo, para girarla. [Del] la quita. [Esc]: soltarla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Let go: it stays to be looked at. Wheel or [,] [.]: turn. [Shift] and wheel: width or angle. [Esc]: leave it</source>
      <translation>Suelta: se queda para mirarla. Rueda o [,] [.]: girar. [Shift] y rueda: anchura o ángulo. [Esc]: dejarlo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Only to look at. Drag its middle or its end, arrows move it, [,] [.] turn it. [Esc]: drop it</source>
      <translation>Solo para mirar. Arrastra el centro o el extremo, flechas la mueven, [,] [.] la giran. [Esc]: descartar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Press and drag: an area. Click one on the map to change it. [Enter] begins by keys, [Shift] free of the grid</source>
      <translation>Arrastra: un área. Pulsa una del mapa para cambiarla. [Enter] empieza con el teclado, [Shift] sin la cuadrícula</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>[Enter] or a double click lays it. Drag its middle or its end, arrows move it, [,] [.] turn it. [Esc]: drop it</source>
      <translation>[Enter] o doble clic la pone. Arrastra el centro o el extremo, flechas la mueven, [,] [.] la giran. [Esc]: descartar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>+{n} more</source>
      <translation>y {n} más</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Aura</source>
      <translation>Aura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Behind cover or walls</source>
      <translation>Tras cobertura o muros</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Burst</source>
      <translation>Círculo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Cone</source>
      <translation>Cono</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Inside</source>
      <translation>Dentro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Line</source>
      <translation>Línea</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Own side inside</source>
      <translation>Aliados dentro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Rectangle</source>
      <translation>Rectángulo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Ring</source>
      <translation>Anillo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>a little cover</source>
      <translation>poca cobertura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>at the centre</source>
      <translation>en el centro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>full cover</source>
      <translation>cobertura total</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>good cover</source>
      <translation>buena cobertura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>half cover</source>
      <translation>media cobertura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>head shows</source>
      <translation>solo la cabeza</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>length {length}, width {width}</source>
      <translation>longitud {length}, anchura {width}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>length {length}, {angle}°</source>
      <translation>longitud {length}, {angle}°</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>not reached</source>
      <translation>no alcanzado</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>radius {length}</source>
      <translation>radio {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>round corners</source>
      <translation>dobla esquinas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>straight lines</source>
      <translation>en línea recta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>through walls</source>
      <translation>atraviesa muros</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>{inner} to {length}</source>
      <translation>{inner} a {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>A ray with a width</source>
      <translation>Un rayo con anchura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>All round a point</source>
      <translation>Alrededor de un punto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Angle</source>
      <translation>Ángulo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>By how much it grows each round; below 0 it shrinks</source>
      <translation>Cuánto crece cada ronda; por debajo de 0 encoge</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Darkness</source>
      <translation>Oscuridad</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Difficult ground</source>
      <translation>Terreno difícil</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Fire</source>
      <translation>Fuego</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>From a point, wider and wider</source>
      <translation>Desde un punto, cada vez más ancho</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>From corner to corner</source>
      <translation>De esquina a esquina</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Gas</source>
      <translation>Gas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Goes round corners and through open doors</source>
      <translation>Dobla esquinas y pasa por puertas abiertas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Grows</source>
      <translation>Crece</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Hazard</source>
      <translation>Peligro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Hides what is in it and behind it</source>
      <translation>Oculta lo que hay dentro y detrás</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>How many rounds it stays; at 0 for good, until it is taken away</source>
      <translation>Cuántas rondas permanece; con 0, hasta que se quite</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Inner radius</source>
      <translation>Radio interior</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>It is bright inside</source>
      <translation>Dentro hay luz</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>It is dark inside</source>
      <translation>Dentro está oscuro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Lasts</source>
      <translation>Dura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Lay it on the map</source>
      <translation>Ponerla en el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Length</source>
      <translation>Longitud</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Light</source>
      <translation>Luz</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Off: only look who would be inside; Enter lays nothing</source>
      <translation>Desactivado: solo mirar quién estaría dentro; Intro no pone nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Only for the game master</source>
      <translation>Solo para el director</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Only what a straight line from the start reaches</source>
      <translation>Solo lo que alcanza una línea recta desde el inicio</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Other words for it, with commas between</source>
      <translation>Otras palabras para ella, separadas por comas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Own words</source>
      <translation>Palabras propias</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Radius</source>
      <translation>Radio</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Round a point, hollow inside</source>
      <translation>Alrededor de un punto, hueco por dentro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Round a token, and goes with it</source>
      <translation>Alrededor de una ficha, y va con ella</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Shape</source>
      <translation>Forma</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Smoke</source>
      <translation>Humo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Spreads</source>
      <translation>Rodea</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Straight</source>
      <translation>Recta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>The players are not shown it</source>
      <translation>Los jugadores no la ven</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Through</source>
      <translation>Atraviesa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Walls</source>
      <translation>Muros</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Walls do not stop it</source>
      <translation>Los muros no la detienen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Web</source>
      <translation>Telaraña</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>What it is</source>
      <translation>Qué es</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>What lies on the map; the rules may act on it</source>
      <translation>Lo que hay en el mapa; las reglas pueden actuar sobre ello</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Width</source>
      <translation>Anchura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>for good</source>
      <translation>para siempre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>round</source>
      <translation>ronda</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>rounds</source>
      <translation>rondas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>{unit} a round</source>
      <translation>{unit} por ronda</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>aimed here</source>
      <translation>apuntado aquí</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>blast {length}</source>
      <translation>explosión {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>fragments {length}</source>
      <translation>fragmentos {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>lands here</source>
      <translation>cae aquí</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>scatters {length}</source>
      <translation>se desvía {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>1 cell</source>
      <translation>1 casilla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Brush</source>
      <translation>Pincel</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click its corners, then double click or press Enter</source>
      <translation>Pulsa sus esquinas, luego doble clic o Intro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click: all the ground alike that hangs together</source>
      <translation>Clic: todo el terreno igual y contiguo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click: another corner. Double click, [Enter] or a click on the first corner: paint. [Backspace]: take the last corner back</source>
      <translation>Clic: otra esquina. Doble clic, [Enter] o clic en la primera esquina: pintar. [Backspace]: deshacer la última esquina</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag from corner to corner</source>
      <translation>Arrastra de esquina a esquina</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag from one end to the other</source>
      <translation>Arrastra de un extremo al otro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag over the ground. Square brackets change the size</source>
      <translation>Arrastra por el terreno. Los corchetes cambian el tamaño</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Fill</source>
      <translation>Rellenar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Let go, or press [Enter]: it is painted. [Esc]: take it back</source>
      <translation>Suelta o pulsa [Enter]: queda pintado. [Esc]: deshacer</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Let go: it is painted. Wheel: size of the brush. [Esc]: take it back</source>
      <translation>Suelta: queda pintado. Rueda: tamaño del pincel. [Esc]: deshacer</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Polygon</source>
      <translation>Polígono</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Size</source>
      <translation>Tamaño</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>nothing changes here</source>
      <translation>aquí no cambia nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>without a grid: a region</source>
      <translation>sin cuadrícula: una región</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>{count} cells</source>
      <translation>{count} casillas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>deeper {cost}</source>
      <translation>más hondo: {cost}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>free</source>
      <translation>sin coste</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>height in metres</source>
      <translation>altura en metros</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>no way through</source>
      <translation>sin paso</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>the whole move</source>
      <translation>todo el movimiento</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>to {depth} m {cost}</source>
      <translation>hasta {depth} m: {cost}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>water</source>
      <translation>agua</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>difficult ground</source>
      <translation>terreno difícil</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>earth</source>
      <translation>tierra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>flammable</source>
      <translation>inflamable</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>grass</source>
      <translation>hierba</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>ice</source>
      <translation>hielo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>impassable</source>
      <translation>infranqueable</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>ladder</source>
      <translation>escala</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>minor obstacle</source>
      <translation>obstáculo leve</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>mud</source>
      <translation>barro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>obstacle</source>
      <translation>obstáculo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>road</source>
      <translation>camino</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>rubble</source>
      <translation>escombros</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>sand</source>
      <translation>arena</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>snow</source>
      <translation>nieve</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>stairs</source>
      <translation>escaleras</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>stone</source>
      <translation>piedra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>wood</source>
      <translation>madera</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Ctrl moves it as the game master</source>
      <translation>Ctrl lo mueve como director</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}</source>
      <translation>Orientación al final: {facing}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}, turned further</source>
      <translation>Orientación al final: {facing}, girando más</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}, {count} to choose from</source>
      <translation>Orientación al final: {facing}, {count} a elegir</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>GM override</source>
      <translation>Excepción del director</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Moves whatever the rules say</source>
      <translation>Se mueve digan lo que digan las reglas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Not all can go there</source>
      <translation>No todos pueden ir allí</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Out of reach</source>
      <translation>Fuera de alcance</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>and {count} more</source>
      <translation>y {count} más</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>by the rules {cost} of {budget} {unit}</source>
      <translation>según las reglas {cost} de {budget} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>no way leads there</source>
      <translation>ningún camino lleva allí</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>straight on</source>
      <translation>recto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>{cost} of {budget} {unit}</source>
      <translation>{cost} de {budget} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>{more} {unit} more than it has</source>
      <translation>{more} {unit} más de lo que tiene</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/chain.py" />
      <source>Click: next point. [Enter], double or right click: done. [Backspace]: one back. [Shift]: free. [Esc]: drop it</source>
      <translation>Clic: siguiente punto. [Enter], doble clic o botón derecho: listo. [Backspace]: uno atrás. [Shift]: libre. [Esc]: descartar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Click a wall, or drag from one side of the door to the other</source>
      <translation>Pulsa un muro, o arrastra de un lado de la puerta al otro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Click a wall: a door in it. Drag along a wall, or between any two points: a door as wide as that</source>
      <translation>Pulsa un muro: una puerta en él. Arrastra por un muro, o entre dos puntos: una puerta de ese ancho</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Closed</source>
      <translation>Cerrada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Door</source>
      <translation>Puerta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Double door</source>
      <translation>Puerta doble</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Gate</source>
      <translation>Portón</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Kind</source>
      <translation>Tipo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Locked</source>
      <translation>Con llave</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Of a door put down with a click; a drag sets it from side to side</source>
      <translation>De una puerta puesta con un clic; al arrastrar va de lado a lado</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Players see a wall there while it is closed</source>
      <translation>Los jugadores ven ahí un muro mientras está cerrada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Portcullis</source>
      <translation>Rastrillo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Secret</source>
      <translation>Secreta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Stands open</source>
      <translation>Abierta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Window</source>
      <translation>Ventana</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>cell</source>
      <translation>casilla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>cells</source>
      <translation>casillas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Arrows: where to. [,] [.]: turn. [W]: corner. [Enter]: go. [Ctrl] [Enter]: move as game master. [Esc]: leave it</source>
      <translation>Flechas: adónde. [,] [.]: girar. [W]: giro del camino. [Enter]: ir. [Ctrl] [Enter]: mover como director. [Esc]: dejarlo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Beyond the edge of the map</source>
      <translation>Más allá del borde del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Cannot move</source>
      <translation>No puede moverse</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Drop to move. [,] [.] or wheel: turn. Right click or [W]: corner. [Ctrl]: move as game master. [Esc]: leave it</source>
      <translation>Suelta para mover. [,] [.] o rueda: girar. Botón derecho o [W]: giro del camino. [Ctrl]: mover como director. [Esc]: dejarlo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>{problem}. Hold Ctrl to do it as game master</source>
      <translation>{problem}. Mantén Ctrl para hacerlo como director</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>A wall that is selected is cut at a point between its ends</source>
      <translation>Un muro seleccionado se corta en un punto entre sus extremos</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>Drag points or pieces. Double click a line: new point. [Del]: take away. [Shift] click or [Ctrl] drag: select several</source>
      <translation>Arrastra puntos o tramos. Doble clic en la línea: punto nuevo. [Del]: quitar. [Shift] clic o [Ctrl] arrastrar: seleccionar varios</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>[Ctrl]: leave what is joined. [Shift]: free of the grid. [Esc]: leave it as it was</source>
      <translation>[Ctrl]: soltar de lo unido. [Shift]: sin la cuadrícula. [Esc]: dejarlo como estaba</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>bright {bright}, dim {dim}</source>
      <translation>plena {bright}, tenue {dim}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>By</source>
      <translation>Cuánto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Click: the height there becomes the choice. So does a right click, or Ctrl</source>
      <translation>Clic: la altura de ahí pasa a ser la elegida. También con botón derecho o Ctrl</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Drag along it: the height changes evenly from end to end</source>
      <translation>Arrastra a lo largo: la altura cambia por igual de un extremo al otro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Form</source>
      <translation>Forma</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>From ground to ground</source>
      <translation>De terreno a terreno</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Height</source>
      <translation>Altura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Height {height} m</source>
      <translation>Altura {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>How</source>
      <translation>Modo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Lower</source>
      <translation>Bajar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Lower by {step} m</source>
      <translation>Bajar {step} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Pick</source>
      <translation>Tomar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Raise</source>
      <translation>Elevar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Raise by {step} m</source>
      <translation>Elevar {step} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Ramp</source>
      <translation>Rampa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Ramp from ground to ground</source>
      <translation>Rampa de terreno a terreno</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Ramp from {low} m to {high} m</source>
      <translation>Rampa de {low} m a {high} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Set to</source>
      <translation>Fijar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ends of the ramp have the height of the ground there</source>
      <translation>Los extremos de la rampa tienen la altura del terreno ahí</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground gets this height</source>
      <translation>El terreno toma esta altura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground rises by this step</source>
      <translation>El terreno sube esta cantidad</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground sinks by this step</source>
      <translation>El terreno baja esta cantidad</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>To</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>m</source>
      <translation>m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Bright {bright} cells, dim {dim}</source>
      <translation>Luz plena {bright} casillas, tenue {dim}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Camp fire</source>
      <translation>Hoguera</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Candle</source>
      <translation>Vela</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Click: a light. Drag: how far it is bright. [Shift] drag: how far it is dim. Click a light to select it</source>
      <translation>Clic: una luz. Arrastra: hasta dónde es plena. [Shift] arrastrar: hasta dónde es tenue. Pulsa una luz para seleccionarla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Daylight</source>
      <translation>Luz del día</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Direction</source>
      <translation>Dirección</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Drag the middle to move it, the handles for its reach. [Del]: take away. [Shift] click: select several</source>
      <translation>Arrastra el centro para moverla, los tiradores para su alcance. [Del]: quitar. [Shift] clic: seleccionar varios</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Lantern</source>
      <translation>Farol</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Less than 360 makes a cone, which looks where it is dragged</source>
      <translation>Menos de 360 hace un cono, que apunta hacia donde se arrastra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Of a cone put down with a click; 0 is up, 90 is right</source>
      <translation>De un cono puesto con un clic; 0 es arriba, 90 a la derecha</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Source</source>
      <translation>Fuente</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Torch</source>
      <translation>Antorcha</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/look_over.py" />
      <source>Check the sheet, then apply. [Tab] next value, [Enter] apply, [Esc] cancel</source>
      <translation>Revisa la hoja y aplica. [Tab] siguiente valor, [Enter] aplicar, [Esc] cancelar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>1 cell · {length} {unit}</source>
      <translation>1 casilla · {length} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>Let go: the ruler stays. Right click or [W]: corner. [Shift]: free of the grid. [Esc]: take it away</source>
      <translation>Suelta: la regla se queda. Botón derecho o [W]: giro. [Shift]: sin la cuadrícula. [Esc]: quitarla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>{count} cells · {length} {unit}</source>
      <translation>{count} casillas · {length} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>{length} {unit}, straight</source>
      <translation>{length} {unit}, en línea recta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Click: a note. Click a note to select it, drag it to move it</source>
      <translation>Clic: una nota. Pulsa una nota para seleccionarla, arrástrala para moverla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Of the next note; it can be written in Properties afterwards</source>
      <translation>De la próxima nota; después se puede escribir en Propiedades</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Players see it</source>
      <translation>Jugadores la ven</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Text</source>
      <translation>Texto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Write its text in Properties. [Del]: take away. [Shift] click: select several</source>
      <translation>Escribe su texto en Propiedades. [Del]: quitar. [Shift] clic: seleccionar varios</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Base</source>
      <translation>Base</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Counted from {n} samples</source>
      <translation>Contado en {n} muestras</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>If hurt: {least} to {most} points, {n} on average</source>
      <translation>Si hiere: de {least} a {most} puntos, {n} de media</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>It cannot be aimed at</source>
      <translation>No se le puede apuntar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>No roll needed</source>
      <translation>No hace falta tirar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Not possible</source>
      <translation>No es posible</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Number to roll</source>
      <translation>Número que sacar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Out of the fight at once</source>
      <translation>Fuera del combate al instante</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Working out the odds</source>
      <translation>Calculando las probabilidades</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>critical</source>
      <translation>crítico</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>lands</source>
      <translation>acierta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>lands, after defence</source>
      <translation>acierta, tras la defensa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>misses</source>
      <translation>falla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>stopped</source>
      <translation>no pasa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/party.py" />
      <source>it is not its turn</source>
      <translation>no es su turno</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/party.py" />
      <source>that is beyond the edge of the map</source>
      <translation>eso queda más allá del borde del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Click corner after corner. Click a region to select it. [Ctrl] drag: select several</source>
      <translation>Haz clic esquina tras esquina. Haz clic en una región para seleccionarla. [Ctrl] y arrastrar: seleccionar varias</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Drag a rectangle, or click two corners. Click a region to select it. [Ctrl] drag: select several</source>
      <translation>Arrastra un rectángulo o haz clic en dos esquinas. Haz clic en una región para seleccionarla. [Ctrl] y arrastrar: seleccionar varias</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Flammable</source>
      <translation>Inflamable</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Impassable</source>
      <translation>Infranqueable</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Ladder</source>
      <translation>Escala</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Minor obstacle</source>
      <translation>Obstáculo leve</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Obstacle</source>
      <translation>Obstáculo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Stairs</source>
      <translation>Escaleras</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Tags</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Water depth</source>
      <translation>Fondo del agua</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Area</source>
      <translation>Área</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click a wall to put a door into it, or drag along it. Click a door to select it.</source>
      <translation>Pulsa un muro para poner una puerta en él, o arrastra por él. Pulsa una puerta para seleccionarla.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click corner after corner, or choose Rectangle and drag one. Click a region to select it.</source>
      <translation>Haz clic esquina tras esquina, o elige Rectángulo y arrastra uno. Haz clic en una región para seleccionarla.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click point after point, or drag one piece. Click a wall to select it and to drag its points.</source>
      <translation>Pulsa punto tras punto, o arrastra un tramo. Pulsa un muro para seleccionarlo y arrastrar sus puntos.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click to pin a note. Click a note to select it, drag it to move it.</source>
      <translation>Pulsa para clavar una nota. Pulsa una nota para seleccionarla, arrástrala para moverla.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click to put a light, or drag its reach. Click a light to select it, drag it to move it.</source>
      <translation>Pulsa para poner una luz, o arrastra su alcance. Pulsa una luz para seleccionarla, arrástrala para moverla.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Doors and windows</source>
      <translation>Puertas y ventanas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag a blast, a cone, a line or a cloud to see who is inside, and lay it on the map.</source>
      <translation>Arrastra una explosión, un cono, una línea o una nube para ver quién está dentro, y ponla en el mapa.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag a token to move it, or press Enter to lead it by keys. Click a door to open it. Drag over ground to select.</source>
      <translation>Arrastra una ficha para moverla, o pulsa Intro para guiarla con el teclado. Pulsa una puerta para abrirla. Arrastra por el suelo para seleccionar.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to measure. Right click sets a corner. Shift measures free of the grid.</source>
      <translation>Arrastra para medir. El botón derecho marca un giro. Mayús mide sin la cuadrícula.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to paint heights. Right click or Ctrl: pick one up. Square brackets: size. Arrows and Enter do it, too.</source>
      <translation>Arrastra para pintar alturas. Botón derecho o Ctrl: tomar una. Corchetes: tamaño. También con flechas e Intro.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to paint the ground. Right click or Ctrl: pick it up. Square brackets: size. Arrows and Enter do it, too.</source>
      <translation>Arrastra para pintar el terreno. Botón derecho o Ctrl: tomarlo. Corchetes: tamaño. También con flechas e Intro.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Lights</source>
      <translation>Luces</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Measure</source>
      <translation>Medir</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Notes</source>
      <translation>Notas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Regions</source>
      <translation>Regiones</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Select and move</source>
      <translation>Seleccionar y mover</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Terrain</source>
      <translation>Terreno</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Add</source>
      <translation>Añadir</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Add: {what}</source>
      <translation>Añadir: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Bare ground; its height stays</source>
      <translation>Suelo desnudo; su altura se queda</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Click: what lies there becomes the choice. So does a right click, or Ctrl</source>
      <translation>Clic: lo que hay ahí pasa a ser lo elegido. También con botón derecho o Ctrl</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Depth of the water; 0: dry</source>
      <translation>Fondo del agua; 0: seco</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Erase</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Erase: bare ground</source>
      <translation>Borrar: suelo desnudo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Ground</source>
      <translation>Terreno</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Its name</source>
      <translation>Su nombre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Paint</source>
      <translation>Pintar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Paint: {what}</source>
      <translation>Pintar: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Surface</source>
      <translation>Superficie</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Take off</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Take off: {what}</source>
      <translation>Quitar: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground becomes this and nothing else</source>
      <translation>El terreno pasa a ser esto y nada más</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground gets this as well</source>
      <translation>El terreno recibe también esto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground loses this and keeps the rest</source>
      <translation>El terreno pierde esto y conserva el resto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Water</source>
      <translation>Agua</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Way up</source>
      <translation>Subida</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>What one climbs on to get up here</source>
      <translation>Por dónde se trepa para subir aquí</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>another…</source>
      <translation>otra…</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>bare ground</source>
      <translation>suelo desnudo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>none</source>
      <translation>ninguna</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>water {depth} m</source>
      <translation>agua {depth} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>way up: {what}</source>
      <translation>subida: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>A fence or rail: stops movement only</source>
      <translation>Valla o barandilla: solo detiene el movimiento</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Click point after point, or drag one piece. Click a wall to select it. [Ctrl] drag: select several</source>
      <translation>Pulsa punto tras punto, o arrastra un tramo. Pulsa un muro para seleccionarlo. [Ctrl] arrastrar: seleccionar varios</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Curtain</source>
      <translation>Cortina</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Drag points or pieces. Double click: new point. [Del] takes a point out that was clicked, [X] cuts the wall there</source>
      <translation>Arrastra puntos o tramos. Doble clic: punto nuevo. [Del] quita el punto pulsado, [X] corta ahí el muro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Fence</source>
      <translation>Valla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Has a top: one sees over it from higher up, and may climb it</source>
      <translation>Tiene borde superior: desde más arriba se ve por encima, y se puede trepar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Holds from</source>
      <translation>Cierra desde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Holds from one side only, seen along the way it is drawn</source>
      <translation>Cierra solo desde un lado, visto en el sentido en que se dibuja</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Left</source>
      <translation>Izquierda</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Low wall</source>
      <translation>Murete</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>One-way</source>
      <translation>Un sentido</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Right</source>
      <translation>Derecha</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Seen along the way it is drawn</source>
      <translation>Visto en el sentido en que se dibuja</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Stops movement, sight and light</source>
      <translation>Detiene movimiento, visión y luz</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Stops sight and light; one can walk through</source>
      <translation>Detiene visión y luz; se puede atravesar a pie</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Top</source>
      <translation>Borde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Wall</source>
      <translation>Muro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>E</source>
      <translation>E</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>NE</source>
      <translation>NE</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>NW</source>
      <translation>NO</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>SE</source>
      <translation>SE</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>SW</source>
      <translation>SO</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>W</source>
      <translation>O</translation>
    </message>
    <message>
      <location filename="battlemap/app/views.py" />
      <source>{name}’s turn</source>
      <translation>Turno de {name}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Choose another name</source>
      <translation>Elige otro nombre</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Line {n}: {what}</source>
      <translation>Línea {n}: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Nothing can be written: {why}</source>
      <translation>No se puede escribir nada: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>There is no screen here, so no window can open</source>
      <translation>Aquí no hay pantalla, así que no se puede abrir ninguna ventana</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Without one, use battlemap play and battlemap render</source>
      <translation>Sin ella, usa battlemap play y battlemap render</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>{path} cannot be read: {why}</source>
      <translation>No se puede leer {path}: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>{path} is there already</source>
      <translation>{path} ya existe</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>A file stands where a folder is wanted. Choose another folder.</source>
      <translation>Hay un archivo donde hace falta una carpeta. Elige otra carpeta.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>A folder has that name. Choose another name.</source>
      <translation>Una carpeta tiene ese nombre. Elige otro nombre.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>Save to another place.</source>
      <translation>Guarda en otro sitio.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>That disk can only be read. Save to another place.</source>
      <translation>Ese disco solo se puede leer. Guarda en otro sitio.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The disk cannot hold files of this size. Save to another place.</source>
      <translation>El disco no admite archivos de ese tamaño. Guarda en otro sitio.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The disk is full. Free some space or save to another place.</source>
      <translation>El disco está lleno. Libera espacio o guarda en otro sitio.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The folder does not exist. Choose one that does.</source>
      <translation>La carpeta no existe. Elige una que exista.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The name or its path is too long. Choose a shorter one.</source>
      <translation>El nombre o su ruta son demasiado largos. Elige uno más corto.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>You may not write there. Save to another folder.</source>
      <translation>No puedes escribir ahí. Guarda en otra carpeta.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>Your quota is used up. Free some space or save to another place.</source>
      <translation>Has agotado tu cuota. Libera espacio o guarda en otro sitio.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/cellguess.py" />
      <source>cells of {cell} px, from the file's name</source>
      <translation>casillas de {cell} px, por el nombre del archivo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/cellguess.py" />
      <source>{columns} × {rows} cells, from the file's name</source>
      <translation>{columns} × {rows} casillas, por el nombre del archivo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/fit.py" />
      <source>The map would have {columns} × {rows} cells; at most {side} a side and {most} in all are read</source>
      <translation>El mapa tendría {columns} × {rows} casillas; se leen como mucho {side} por lado y {most} en total</translation>
    </message>
    <message>
      <location filename="battlemap/formats/fit.py" />
      <source>{name} should be from 1 to {most}, not {found}</source>
      <translation>{name} debe ir de 1 a {most}, no {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/attacks.py" />
      <source>{path} has more than {most} attacks</source>
      <translation>{path} tiene más de {most} ataques</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/body.py" />
      <source>{path} has more than {most} parts of the body</source>
      <translation>{path} tiene más de {most} partes del cuerpo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/entries.py" />
      <source>{path} has more than {most} entries</source>
      <translation>{path} tiene más de {most} entradas</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/entries.py" />
      <source>{path} is nested too deep</source>
      <translation>{path} tiene demasiados niveles</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Open the character in GCS and save it again.</source>
      <translation>Abre el personaje en GCS y guárdalo de nuevo.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Save the character from GCS as a .gcs file and take that.</source>
      <translation>Guarda el personaje en GCS como archivo .gcs y usa ese.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Take a newer version of this program.</source>
      <translation>Usa una versión más nueva de este programa.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>a GURPS character sheet, {name}; attacks: {attacks}</source>
      <translation>una hoja de personaje de GURPS, {name}; ataques: {attacks}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>attacks that could not be read: {count}</source>
      <translation>ataques que no se pudieron leer: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>the portrait: it cannot be read as a picture</source>
      <translation>el retrato: no se puede leer como imagen</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>the sheet is of version {version}, newer than {newest}: only what stands in known places is taken</source>
      <translation>la hoja es de la versión {version}, más nueva que {newest}: solo se toma lo que está en lugares conocidos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>worked out, since the sheet does not store it (traits may add more): {names}</source>
      <translation>calculado, porque la hoja no lo guarda (los rasgos pueden sumar más): {names}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is a character sheet of version {version}; this program reads versions {oldest} to {newest}</source>
      <translation>{path} es una hoja de la versión {version}; este programa lee las versiones {oldest} a {newest}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is a character sheet without attributes</source>
      <translation>{path} es una hoja de personaje sin atributos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is no GCS character sheet</source>
      <translation>{path} no es una hoja de personaje de GCS</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path}: version should be a whole number of at least 1, not {found}</source>
      <translation>{path}: version debe ser un número entero desde 1, no {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>Make it smaller, for instance 12000 × 12000 px, and try again.</source>
      <translation>Hazla más pequeña, por ejemplo 12000 × 12000 px, e inténtalo de nuevo.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} does not fit into the memory</source>
      <translation>La imagen {name} no cabe en la memoria</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} has more than {most} million px</source>
      <translation>La imagen {name} tiene más de {most} millones de px</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} has {width} × {height} px; at most {most} million px are read</source>
      <translation>La imagen {name} tiene {width} × {height} px; se leen como mucho {most} millones de px</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} is larger than {most} MB</source>
      <translation>La imagen {name} ocupa más de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>the picture has more than one frame; only the first is shown</source>
      <translation>la imagen tiene más de un fotograma; solo se muestra el primero</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>the picture of {width} × {height} px is larger than can be shown and was shrunk to 1/{factor} on each side</source>
      <translation>la imagen de {width} × {height} px es mayor de lo que se puede mostrar y se redujo a 1/{factor} por lado</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>Close it there first.</source>
      <translation>Ciérralo allí primero.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>{path} is open in another Battlemap</source>
      <translation>{path} está abierto en otro Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>{where} holds a record that is no change: {problem}</source>
      <translation>{where} contiene un registro que no es un cambio: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/newscene.py" />
      <source>The map holds {found} things of the kind {kind}; at most {most} are read</source>
      <translation>El mapa contiene {found} cosas del tipo {kind}; se leen como mucho {most}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Building walls, doors and lights</source>
      <translation>Levantando muros, puertas y luces</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Done</source>
      <translation>Listo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Looking at the picture</source>
      <translation>Examinando la imagen</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Reading the file</source>
      <translation>Leyendo el archivo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>PNG, JPEG and WebP are; GIF, BMP and TIFF are made into PNG.</source>
      <translation>PNG, JPEG y WebP sí; GIF, BMP y TIFF se convierten en PNG.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>Take another copy of it, or download it again.</source>
      <translation>Usa otra copia, o descárgala de nuevo.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>Take another copy of it.</source>
      <translation>Usa otra copia.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is a JPEG of a rare kind that is not read here</source>
      <translation>La imagen {name} es un JPEG de un tipo raro que aquí no se lee</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is cut off: its end is missing</source>
      <translation>La imagen {name} está cortada: falta el final</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is damaged</source>
      <translation>La imagen {name} está dañada</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is in more than {most} pieces</source>
      <translation>La imagen {name} está en más de {most} trozos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>{name} is no picture of a kind that is read here</source>
      <translation>{name} no es una imagen de un tipo que aquí se lea</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>a {format} picture, whatever its name says</source>
      <translation>una imagen {format}, diga lo que diga su nombre</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>cells of {cell} px, because both sides of the picture are multiples of it</source>
      <translation>casillas de {cell} px, porque los dos lados de la imagen son múltiplos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>the picture is stretched: its cells are {across} px wide and {down} px high</source>
      <translation>la imagen está estirada: sus casillas miden {across} px de ancho y {down} px de alto</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>{columns} × {rows} cells of {cell} px; nothing in the file tells the grid</source>
      <translation>{columns} × {rows} casillas de {cell} px; nada en el archivo indica la cuadrícula</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Guessed: {what}</source>
      <translation>Supuesto: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Imported {what}</source>
      <translation>Importado: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Left out: {what}</source>
      <translation>Omitido: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>a Universal VTT map, {counts}</source>
      <translation>un mapa Universal VTT, {counts}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>a picture, {width} × {height} px, {columns} × {rows} cells</source>
      <translation>una imagen, {width} × {height} px, {columns} × {rows} casillas</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>{columns} × {rows} cells; walls: {walls}, doors: {doors}, windows: {windows}, lights: {lights}</source>
      <translation>{columns} × {rows} casillas; muros: {walls}, puertas: {doors}, ventanas: {windows}, luces: {lights}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>Did you mean {word}?</source>
      <translation>¿Querías decir {word}?</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>Known: {words}</source>
      <translation>Conocidos: {words}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a cell</source>
      <translation>una casilla</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a cell of two whole numbers</source>
      <translation>una casilla de dos números enteros</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a colour #rrggbb</source>
      <translation>un color #rrggbb</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list</source>
      <translation>una lista</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of at least {n} entries</source>
      <translation>una lista de al menos {n} elementos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of at least {n} points</source>
      <translation>una lista de al menos {n} puntos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of {n}</source>
      <translation>una lista de {n}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a number from {low} to {high}</source>
      <translation>un número de {low} a {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a number greater than {above} and at most {high}</source>
      <translation>un número mayor que {above} y como mucho {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a pair of whole numbers</source>
      <translation>un par de números enteros</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a point [x, y]</source>
      <translation>un punto [x, y]</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a rectangle [x, y, width, height]</source>
      <translation>un rectángulo [x, y, ancho, alto]</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a text of at most {most} characters</source>
      <translation>un texto de como mucho {most} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a value that JSON can hold</source>
      <translation>un valor que quepa en JSON</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a whole number from {low} to {high}</source>
      <translation>un número entero de {low} a {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an id of 1 to {most} characters without control ones</source>
      <translation>un id de 1 a {most} caracteres, sin los de control</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an object</source>
      <translation>un objeto</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an object with {n} keys</source>
      <translation>un objeto con {n} claves</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>keys that are texts</source>
      <translation>claves que sean textos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>one of {values}</source>
      <translation>uno de {values}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>the name of a picture, "pictures/…", in one folder</source>
      <translation>el nombre de una imagen, "pictures/…", en una sola carpeta</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>true or false</source>
      <translation>true o false</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} holds {found} entries; at most {most} are read</source>
      <translation>{place} contiene {found} entradas; se leen como mucho {most}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} is nested more than {most} levels deep</source>
      <translation>{place} tiene más de {most} niveles anidados</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} should be {expected}, not {found}</source>
      <translation>{place} debería ser {expected}, no {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>Nobody could open it again. Take something off the map first</source>
      <translation>Nadie podría volver a abrirlo. Quita antes algo del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>Take an earlier copy; the one before the last save ends in ~.</source>
      <translation>Usa una copia anterior; la de antes del último guardado termina en ~.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>The picture {name} is missing</source>
      <translation>Falta la imagen {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{n} members of the archive are no part of a scenario; saving drops them</source>
      <translation>{n} elementos del archivo no son parte de un escenario; al guardar se pierden</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} cannot be read: {reason}</source>
      <translation>No se puede leer {path}: {reason}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} holds no {name}, so it is no scenario</source>
      <translation>{path} no contiene {name}, así que no es un escenario</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is neither a file nor a folder</source>
      <translation>{path} no es ni archivo ni carpeta</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is not a .battlemap file, or it is cut off</source>
      <translation>{path} no es un archivo .battlemap, o está cortado</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is not a file of this folder</source>
      <translation>{path} no es un archivo de esta carpeta</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds a link instead of a file: {name}</source>
      <translation>{where} contiene un enlace en vez de un archivo: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds a member whose name leads elsewhere: {name}</source>
      <translation>{where} contiene un elemento cuyo nombre lleva a otro sitio: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds more than {most} members</source>
      <translation>{where} contiene más de {most} elementos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds two members of one name: {name}</source>
      <translation>{where} contiene dos elementos con el mismo nombre: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is larger than {most} MB</source>
      <translation>{where} ocupa más de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is locked with a password: {name}</source>
      <translation>{where} está cerrado con contraseña: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is packed in a way not read here: {name}</source>
      <translation>{where} está comprimido de un modo que aquí no se lee: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where}: {name} is larger than {most} MB</source>
      <translation>{where}: {name} ocupa más de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/kind.py" />
      <source>{place} lacks {name}</source>
      <translation>A {place} le falta {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/kind.py" />
      <source>{place}: there is no field {name}</source>
      <translation>{place}: no hay ningún campo {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>Install the newest Battlemap. The file was left as it is.</source>
      <translation>Instala el Battlemap más reciente. El archivo quedó como estaba.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>Pictures and maps of other programs are opened with import.</source>
      <translation>Las imágenes y los mapas de otros programas se abren con Importar.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>{where} is not a Battlemap scenario: it lacks "format": "battlemap"</source>
      <translation>{where} no es un escenario de Battlemap: falta "format": "battlemap"</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>{where} was written by a newer Battlemap (format {version}); this one reads up to {current}</source>
      <translation>{where} lo escribió un Battlemap más nuevo (formato {version}); este lee hasta {current}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>The file may be cut off; take an earlier copy of it.</source>
      <translation>El archivo puede estar cortado; usa una copia anterior.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>a cell like "3,−1"</source>
      <translation>una casilla como "3,−1"</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>a list with at least one scene</source>
      <translation>una lista con al menos una escena</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>an object with cells as keys</source>
      <translation>un objeto con casillas como claves</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>the id of a scene</source>
      <translation>el id de una escena</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{place} has the id {id}, which an earlier scene has</source>
      <translation>{place} tiene el id {id}, que ya tiene una escena anterior</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{place} has the id {id}, which stands twice in this scene</source>
      <translation>{place} tiene el id {id}, que aparece dos veces en esta escena</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{where} is nested more than {most} levels deep</source>
      <translation>{where} tiene más de {most} niveles de anidamiento</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{where} is not valid JSON: {problem}</source>
      <translation>{where} no es JSON válido: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/schema.py" />
      <source>{place} has {n} cells; at most {most} are read</source>
      <translation>{place} tiene {n} casillas; se leen como mucho {most}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>JSON, but nothing that is known here</source>
      <translation>JSON, pero nada que aquí se conozca</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Open a map and bring the character in as a token: {example}</source>
      <translation>Abre un mapa y trae el personaje como ficha: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Save it as a PNG, JPEG or WebP picture first.</source>
      <translation>Guárdalo antes como imagen PNG, JPEG o WebP.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Scenarios, pictures (PNG, JPEG, WebP, GIF, BMP, TIFF) and Universal VTT maps are read.</source>
      <translation>Se leen escenarios, imágenes (PNG, JPEG, WebP, GIF, BMP, TIFF) y mapas Universal VTT.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>There is no file {path}</source>
      <translation>No existe el archivo {path}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT actor, a character and no map</source>
      <translation>un actor de Foundry VTT, un personaje y no un mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT database</source>
      <translation>una base de datos de Foundry VTT</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT scene</source>
      <translation>una escena de Foundry VTT</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a GURPS character sheet (GCS), a character and no map</source>
      <translation>una hoja de personaje de GURPS (GCS), un personaje y no un mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a GURPS character, no map</source>
      <translation>un personaje de GURPS, no un mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a MapTool file</source>
      <translation>un archivo de MapTool</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a One Page Dungeon</source>
      <translation>una One Page Dungeon</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a PDF document</source>
      <translation>un documento PDF</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Tiled map</source>
      <translation>un mapa de Tiled</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a donjon dungeon</source>
      <translation>una mazmorra de donjon</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a folder without a {name}</source>
      <translation>una carpeta sin {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a picture of a kind that is not read here</source>
      <translation>una imagen de un tipo que aquí no se lee</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a ruleset, which is no map</source>
      <translation>un reglamento, que no es un mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a video</source>
      <translation>un vídeo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a zip archive without a scenario</source>
      <translation>un archivo zip sin escenario</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>an SVG drawing</source>
      <translation>un dibujo SVG</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>empty</source>
      <translation>vacío</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>nothing that is known here</source>
      <translation>nada que aquí se conozca</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is cut off: it ends in the middle of its data</source>
      <translation>{path} está cortado: termina en medio de sus datos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is larger than {most} MB</source>
      <translation>{path} ocupa más de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is not valid JSON: a number in it is too long</source>
      <translation>{path} no es JSON válido: contiene un número demasiado largo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is not valid JSON: line {line}, column {column}</source>
      <translation>{path} no es JSON válido: línea {line}, columna {column}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is {what}</source>
      <translation>{path} es {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is {what}; this version cannot import it yet</source>
      <translation>{path} es {what}; esta versión aún no puede importarlo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>The picture is larger than {most} MB</source>
      <translation>La imagen ocupa más de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{name} in the archive is damaged: {problem}</source>
      <translation>{name} dentro del archivo está dañado: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{name} in the archive is larger than {most} MB</source>
      <translation>{name} dentro del archivo ocupa más de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{suffix} is no ending of a picture's name</source>
      <translation>{suffix} no es terminación de un nombre de imagen</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>Export the map again.</source>
      <translation>Exporta el mapa de nuevo.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>doors and windows outside the picture: {count} of {all}</source>
      <translation>puertas y ventanas fuera de la imagen: {count} de {all}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>doors without a place: {count}</source>
      <translation>puertas sin lugar: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights outside the picture, which are kept: {count}</source>
      <translation>luces fuera de la imagen, que se conservan: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights that reach nowhere and are switched off: {count}</source>
      <translation>luces que no alcanzan nada y están apagadas: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights without a place: {count}</source>
      <translation>luces sin lugar: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>of the portals that are not closed, those narrower than {narrow} cells are windows and the others open doors</source>
      <translation>de los vanos que no están cerrados, los más estrechos que {narrow} casillas son ventanas y los demás puertas abiertas</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>outlines of things ({count}): the things are seen and can be walked through, what is behind them is not seen</source>
      <translation>contornos de cosas ({count}): las cosas se ven y se pueden atravesar, lo que hay detrás no se ve</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>outlines of things outside the picture: {count}</source>
      <translation>contornos de cosas fuera de la imagen: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall of no length: {count}</source>
      <translation>trozos de muro sin longitud: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall outside the picture: {count} of {all}</source>
      <translation>trozos de muro fuera de la imagen: {count} de {all}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall that lie exactly on others: {count}</source>
      <translation>trozos de muro justo encima de otros: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>points without a place: {count}</source>
      <translation>puntos sin lugar: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the file speaks of {told} px a cell, its picture has {found}; the picture counts</source>
      <translation>el archivo habla de {told} px por casilla, su imagen tiene {found}; vale la imagen</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the light of the scene, {light}, from the colour {color}</source>
      <translation>la luz de la escena, {light}, por el color {color}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the lights are painted into the picture, so they are switched off</source>
      <translation>las luces están pintadas en la imagen, así que están apagadas</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the map is {width} × {height} cells; the last column or row is cut</source>
      <translation>el mapa tiene {width} × {height} casillas; la última columna o fila está cortada</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the number of cells, from the picture: the file names none</source>
      <translation>el número de casillas, por la imagen: el archivo no dice ninguno</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the picture begins between two grid lines; the first lines are {x} and {y} cells from its corner</source>
      <translation>la imagen empieza entre dos líneas de la cuadrícula; las primeras están a {x} y {y} casillas de su esquina</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the place of the hexes: a Universal VTT map cannot tell it</source>
      <translation>el lugar de los hexágonos: un mapa Universal VTT no sabe decirlo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>{path} has neither a "map_size" nor a picture, so the map has no size</source>
      <translation>{path} no tiene ni "map_size" ni imagen, así que el mapa no tiene tamaño</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture is {name}, found beside the map</source>
      <translation>la imagen es {name}, hallada junto al mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: it is not in base64 and cannot be read</source>
      <translation>la imagen: no está en base64 y no se puede leer</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: it is of a kind that is not read here</source>
      <translation>la imagen: es de un tipo que aquí no se lee</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: the file carries none</source>
      <translation>la imagen: el archivo no trae ninguna</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: the file only names {name}, which does not lie beside it</source>
      <translation>la imagen: el archivo solo nombra {name}, que no está a su lado</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: {problem}</source>
      <translation>la imagen: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/read.py" />
      <source>{path} holds more than {most} {what}</source>
      <translation>{path} contiene más de {most} {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/read.py" />
      <source>{path} lacks "resolution", without which a Universal VTT map has no size</source>
      <translation>A {path} le falta "resolution", sin lo cual un mapa Universal VTT no tiene tamaño</translation>
    </message>
    <message>
      <location filename="battlemap/model/scenario.py" />
      <source>{kind} {id} is not what the change expects</source>
      <translation>{kind} {id} no es lo que el cambio espera</translation>
    </message>
    <message>
      <location filename="battlemap/movement/costs.py" />
      <source>the water is too deep</source>
      <translation>el agua es demasiado honda</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>a wall is in the way</source>
      <translation>hay un muro en el camino</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>climb {height} m</source>
      <translation>subir {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>costs {cost} {unit} of {budget}</source>
      <translation>cuesta {cost} {unit} de {budget}</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>double door</source>
      <translation>puerta doble</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>gate</source>
      <translation>portón</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>go down {height} m</source>
      <translation>bajar {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>nobody has explored that ground yet</source>
      <translation>nadie ha explorado aún ese terreno</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>portcullis</source>
      <translation>rastrillo</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>something stands at the corner</source>
      <translation>hay algo en la esquina</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>the body does not fit there</source>
      <translation>el cuerpo no cabe ahí</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>the body would stand beyond the edge of the map</source>
      <translation>el cuerpo pasaría del borde del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>there are no diagonal steps here</source>
      <translation>aquí no hay pasos en diagonal</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>this way of moving does not lead there</source>
      <translation>esta manera de moverse no lleva allí</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>window</source>
      <translation>ventana</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>{token} stands there</source>
      <translation>{token} está ahí</translation>
    </message>
    <message>
      <location filename="battlemap/movement/graph.py" />
      <source>install the program with its metadata, for example with installer/run.py</source>
      <translation>instala el programa con sus metadatos, por ejemplo con installer/run.py</translation>
    </message>
    <message>
      <location filename="battlemap/movement/graph.py" />
      <source>networkx does not know this program's search</source>
      <translation>networkx no conoce la búsqueda de este programa</translation>
    </message>
    <message>
      <location filename="battlemap/movement/mover.py" />
      <source>There is no token {id}</source>
      <translation>No hay ninguna ficha {id}</translation>
    </message>
    <message>
      <location filename="battlemap/movement/partway.py" />
      <source>climb down {height} m</source>
      <translation>destrepar {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/partway.py" />
      <source>{metres} m of it are left</source>
      <translation>faltan {metres} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/points.py" />
      <source>{height} m of height</source>
      <translation>{height} m de altura</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pointsearch.py" />
      <source>a step needs a cell to go to</source>
      <translation>un paso necesita una casilla de destino</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pointsearch.py" />
      <source>the token is not on the map</source>
      <translation>la ficha no está en el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>a turn needs a facing</source>
      <translation>un giro necesita una orientación</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>no leap leads there</source>
      <translation>ningún salto lleva allí</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>that is not a neighbouring cell</source>
      <translation>esa no es una casilla vecina</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>that is only possible before the first step</source>
      <translation>eso solo es posible antes del primer paso</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>the token cannot turn in place</source>
      <translation>la ficha no puede girar en el sitio</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>a case file is an object whose vectors have id, given, when and expect</source>
      <translation>un archivo de casos es un objeto cuyos vectors tienen id, given, when y expect</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} cannot be read: {problem}</source>
      <translation>No se puede leer {file}: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is larger than {limit} bytes</source>
      <translation>{file} ocupa más de {limit} bytes</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is nested too deeply</source>
      <translation>{file} tiene demasiados niveles</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is not JSON: {problem}</source>
      <translation>{file} no es JSON: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file}: {place}: expected {expected}, found {found}</source>
      <translation>{file}: {place}: se esperaba {expected}, se halló {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the case {case} stands there twice</source>
      <translation>el caso {case} aparece dos veces</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the rule {rule} has a case, but is not in rules.toml</source>
      <translation>la regla {rule} tiene un caso, pero no está en rules.toml</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the rule {rule} has no case</source>
      <translation>la regla {rule} no tiene ningún caso</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>there are cases, but no cases.py that plays them</source>
      <translation>hay casos, pero ningún cases.py que los juegue</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}, line {line}: imports {module}; a ruleset imports only {api}, itself and the standard library</source>
      <translation>{file}, línea {line}: importa {module}; un reglamento solo importa {api}, a sí mismo y la biblioteca estándar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}, line {line}: {problem}</source>
      <translation>{file}, línea {line}: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}: {place}: expected a text</source>
      <translation>{file}: {place}: se esperaba un texto</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>There is no manoeuvre {manoeuvre}</source>
      <translation>No existe la maniobra {manoeuvre}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>choose rules that do with set_rules, or add the token by hand</source>
      <translation>elige con set_rules reglas que lo hagan, o añade la ficha a mano</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>leave it out</source>
      <translation>omítela</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>leave the mode out</source>
      <translation>omite el modo</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>stats.version: expected {expected}, found {found}</source>
      <translation>stats.version: se esperaba {expected}, se halló {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>{rules} does not read character sheets of {system}</source>
      <translation>{rules} no lee hojas de personaje de {system}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>{token} cannot move like that: {mode}</source>
      <translation>{token} no puede moverse así: {mode}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>A die has from 1 to {limit} faces, not {faces}</source>
      <translation>Un dado tiene de 1 a {limit} caras, no {faces}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>At least one die must be rolled</source>
      <translation>Hay que tirar al menos un dado</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>Dice are given as a list of faces</source>
      <translation>Los dados se dan como lista de caras</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>Dice are left over after {purpose}: {rest}</source>
      <translation>Sobran dados después de {purpose}: {rest}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>More than {limit} dice are given</source>
      <translation>Se dan más de {limit} dados</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>More than {limit} dice at once</source>
      <translation>Más de {limit} dados a la vez</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice are written in more than {limit} characters</source>
      <translation>Los dados están escritos en más de {limit} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice run out at {purpose}, which rolls a d{faces}</source>
      <translation>Los dados se acaban en {purpose}, que tira un d{faces}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice {expr} cannot be read from {rest} on</source>
      <translation>Los dados {expr} no se entienden a partir de {rest}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice {expr} end too early</source>
      <translation>Los dados {expr} terminan demasiado pronto</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The number {number} is larger than {limit}</source>
      <translation>El número {number} es mayor que {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>There are no dice to roll</source>
      <translation>No hay dados que tirar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>dice are used in the order in which the rules ask</source>
      <translation>los dados se usan en el orden en que las reglas los piden</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>dice are written like 3d6+2, d%, 1d6x10</source>
      <translation>los dados se escriben como 3d6+2, d%, 1d6x10</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>give one die more</source>
      <translation>da un dado más</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>give only as many dice as are rolled</source>
      <translation>da solo tantos dados como se tiran</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>such as 4 or "d20=11"</source>
      <translation>como 4 o "d20=11"</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>such as [3, 4, 6] or ["d20=11"]</source>
      <translation>como [3, 4, 6] o ["d20=11"]</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{face} is not the face of a die</source>
      <translation>{face} no es la cara de un dado</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{purpose} rolls a d{faces}, the next die given is a d{named}</source>
      <translation>{purpose} tira un d{faces}, el siguiente dado dado es un d{named}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{purpose} rolls a d{faces}, which has no {value}</source>
      <translation>{purpose} tira un d{faces}, que no tiene {value}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>There is no {what} {number}</source>
      <translation>No hay {what} {number}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>answer</source>
      <translation>respuesta</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>leave the answer out</source>
      <translation>omite la respuesta</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>roll</source>
      <translation>tirada</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>they are numbered from 1 to {most}</source>
      <translation>se numeran de 1 a {most}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>Answers are given as question: answer</source>
      <translation>Las respuestas se dan como pregunta: respuesta</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>a whole number from {low} to {high}, or a list of faces</source>
      <translation>un número entero de {low} a {high}, o una lista de caras</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is no answer to {question}</source>
      <translation>{answer} no responde a {question}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is no total of {expr}</source>
      <translation>{answer} no es un total de {expr}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is not possible here</source>
      <translation>{answer} no es posible aquí</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is not possible: {why}</source>
      <translation>{answer} no es posible: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>The fight is in another scene</source>
      <translation>El combate está en otra escena</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>expected all tokens of the fight, each once, found {what}</source>
      <translation>se esperaban todas las fichas del combate, cada una una vez, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>go to {id}</source>
      <translation>ve a {id}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>start one first</source>
      <translation>empieza uno antes</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>{name}: {condition} ends</source>
      <translation>{name}: {condition} termina</translation>
    </message>
    <message>
      <location filename="battlemap/rules/guard.py" />
      <source>The ruleset {id} answered {method} with nonsense: {problem}</source>
      <translation>El reglamento {id} respondió a {method} con algo sin sentido: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/guard.py" />
      <source>battlemap check FOLDER looks a ruleset over</source>
      <translation>battlemap check CARPETA repasa un reglamento</translation>
    </message>
    <message>
      <location filename="battlemap/rules/lasting.py" />
      <source>Area {area} ends</source>
      <translation>El área {area} termina</translation>
    </message>
    <message>
      <location filename="battlemap/rules/loader.py" />
      <source>The ruleset {id} failed: {problem} ({place})</source>
      <translation>El reglamento {id} ha fallado: {problem} ({place})</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>a ruleset is a folder with a {name}</source>
      <translation>un reglamento es una carpeta con un {name}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>choices are for the type text</source>
      <translation>choices es para el tipo text</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>{file} is not TOML: {problem}</source>
      <translation>{file} no es TOML: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>{file} is not there</source>
      <translation>{file} no está</translation>
    </message>
    <message>
      <location filename="battlemap/rules/numbers.py" />
      <source>{whole}.{part}</source>
      <translation>{whole},{part}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>There is no action {action}</source>
      <translation>No existe la acción {action}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>give at, a cell of the scene</source>
      <translation>da at, una casilla de la escena</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>nobody to do it to</source>
      <translation>no hay a quién hacérselo</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not in front</source>
      <translation>no está delante</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not while {condition}</source>
      <translation>no mientras {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not with this manoeuvre</source>
      <translation>no con esta maniobra</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>nothing left of {budget}</source>
      <translation>no queda nada de {budget}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>out of the fight</source>
      <translation>fuera de combate</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>possible: {tokens}</source>
      <translation>posibles: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} cannot be aimed at {token}</source>
      <translation>{action} no puede dirigirse a {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} is not possible now</source>
      <translation>{action} no es posible ahora</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} is not possible: {why}</source>
      <translation>{action} no es posible: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} needs a place</source>
      <translation>{action} necesita un lugar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} needs a target</source>
      <translation>{action} necesita un objetivo</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{distance} cells away, reach {reach}</source>
      <translation>a {distance} casillas, alcance {reach}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>Let it pass</source>
      <translation>Dejarlo pasar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected a Verdict, found {what}</source>
      <translation>se esperaba un Verdict, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected a resolution, found {what}</source>
      <translation>se esperaba una resolución, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected an Outcome at the end, found {what}</source>
      <translation>se esperaba un Outcome al final, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>it yields nothing</source>
      <translation>no entrega nada</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>more than {limit} interrupts at once</source>
      <translation>más de {limit} interrupciones a la vez</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>more than {limit} steps, it does not come to an end</source>
      <translation>más de {limit} pasos, no llega a un final</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>resolutions nested more than {limit} deep</source>
      <translation>resoluciones anidadas más de {limit} veces</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>run again with the same dice and answers, it does something else</source>
      <translation>repetida con los mismos dados y respuestas, hace otra cosa</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>The ruleset {id} extends itself</source>
      <translation>El reglamento {id} se extiende a sí mismo</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>The ruleset {id} has no rule {rule}</source>
      <translation>El reglamento {id} no tiene la regla {rule}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>another of the same id goes first: {file}</source>
      <translation>otro con el mismo id va primero: {file}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>{file} is no ruleset</source>
      <translation>{file} no es un reglamento</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>There is no {name}</source>
      <translation>No existe {name}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a number</source>
      <translation>un número</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a text of at most {limit} characters</source>
      <translation>un texto de como mucho {limit} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a whole number</source>
      <translation>un número entero</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>did you mean {names}?</source>
      <translation>¿querías decir {names}?</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>expected {expected}, found {found}</source>
      <translation>se esperaba {expected}, se halló {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>one of {choices}</source>
      <translation>uno de {choices}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind} from {low} to {high}</source>
      <translation>{kind} de {low} a {high}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind}, at least {low}</source>
      <translation>{kind}, al menos {low}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind}, at most {high}</source>
      <translation>{kind}, como mucho {high}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Damage needs a token and numbers</source>
      <translation>Damage necesita una ficha y números</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Looked at {token}: numbers are numbers, and texts are made with T</source>
      <translation>Looked sobre {token}: los números son números, y los textos se hacen con T</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Looked needs a token and a rule, both texts</source>
      <translation>Looked necesita una ficha y una regla, ambas textos</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Traced needs a word, cells and perhaps a radius, found {what}</source>
      <translation>Traced necesita una palabra, casillas y quizá un radio, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a Line needs a rule and a text made with T</source>
      <translation>una Line necesita una regla y un texto hecho con T</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a question is a text, asked of a token</source>
      <translation>una pregunta es un texto, hecha a una ficha</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a resolution may not change {what}</source>
      <translation>una resolución no puede cambiar {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a roll needs a purpose</source>
      <translation>una tirada necesita un propósito</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>an announcement needs an event and who does it</source>
      <translation>un anuncio necesita un suceso y quién lo hace</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Changes, found {what}</source>
      <translation>se esperaba una tupla de Changes, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Damage, found {what}</source>
      <translation>se esperaba una tupla de Damage, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Lines, found {what}</source>
      <translation>se esperaba una tupla de Lines, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Looked, found {what}</source>
      <translation>se esperaba una tupla de Looked, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Traced, found {what}</source>
      <translation>se esperaba una tupla de Traced, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected texts as keys, found {what}</source>
      <translation>se esperaban textos como claves, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected what JSON can say, found {what}</source>
      <translation>se esperaba lo que cabe en JSON, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>nested too deeply</source>
      <translation>demasiados niveles</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the choices of {question} need an id each</source>
      <translation>cada opción de {question} necesita un id</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the default of {question} is none of its choices</source>
      <translation>el valor por defecto de {question} no es una de sus opciones</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the modifiers of {purpose} are not Modifiers</source>
      <translation>los modificadores de {purpose} no son Modifiers</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the target of {purpose} is no number</source>
      <translation>el objetivo de {purpose} no es un número</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>whom {purpose} is rolled against is no token</source>
      <translation>aquel contra quien se tira {purpose} no es una ficha</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{kind} {id}: expected a {kind}, found {what}</source>
      <translation>{kind} {id}: se esperaba {kind}, se halló {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{kind} {id}: it has another id</source>
      <translation>{kind} {id}: tiene otro id</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{question} needs Choices, at most {limit}</source>
      <translation>{question} necesita Choices, como mucho {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{when}: expected one of {points}</source>
      <translation>{when}: se esperaba uno de {points}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>A fight needs at least one token</source>
      <translation>Un combate necesita al menos una ficha</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>It is not the turn of {token}</source>
      <translation>No es el turno de {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>It is the turn of {acting}, not of {token}</source>
      <translation>Es el turno de {acting}, no de {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>Nobody is left in this fight</source>
      <translation>No queda nadie en este combate</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The new order has not the same tokens: {tokens}</source>
      <translation>El nuevo orden no tiene las mismas fichas: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The round is under way</source>
      <translation>La ronda está en marcha</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The token {token} stands in the order twice</source>
      <translation>La ficha {token} aparece dos veces en el orden</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>end the fight</source>
      <translation>termina el combate</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>end this turn first</source>
      <translation>termina antes este turno</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>name each token of the fight once</source>
      <translation>nombra cada ficha del combate una vez</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>next is {next}</source>
      <translation>el siguiente es {next}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>place a token first</source>
      <translation>pon antes una ficha</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>the reserve enters at the start of a round</source>
      <translation>la reserva entra al empezar una ronda</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} has had its turn</source>
      <translation>{token} ya tuvo su turno</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} is not in reserve</source>
      <translation>{token} no está en la reserva</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} is not in this fight</source>
      <translation>{token} no está en este combate</translation>
    </message>
    <message>
      <location filename="battlemap/rules/waiting.py" />
      <source>More than {limit} results wait</source>
      <translation>Más de {limit} resultados esperan</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>A decision</source>
      <translation>Una decisión</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Aim</source>
      <translation>Apuntar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Answer the question</source>
      <translation>Responde a la pregunta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Check the sheet</source>
      <translation>Revisa la hoja</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Decide</source>
      <translation>Decidir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Point at a target</source>
      <translation>Señala un blanco</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Review</source>
      <translation>Revisión</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from behind</source>
      <translation>por detrás</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the front</source>
      <translation>por el frente</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the left</source>
      <translation>por la izquierda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the right</source>
      <translation>por la derecha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;About Battlemap</source>
      <translation>&amp;Acerca de Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Add a token…</source>
      <translation>&amp;Añadir una ficha…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Blackout</source>
      <translation>&amp;Apagar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Close the map</source>
      <translation>&amp;Cerrar el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Combat</source>
      <translation>&amp;Combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Copy</source>
      <translation>&amp;Copiar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Delete</source>
      <translation>&amp;Eliminar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Docks</source>
      <translation>&amp;Paneles</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Edit</source>
      <translation>&amp;Editar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Empty map…</source>
      <translation>Mapa &amp;vacío…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;End the fight</source>
      <translation>&amp;Terminar el combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;File</source>
      <translation>&amp;Archivo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Follow</source>
      <translation>&amp;Seguir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Full screen</source>
      <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Grid…</source>
      <translation>&amp;Cuadrícula…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Help</source>
      <translation>A&amp;yuda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Hide or show</source>
      <translation>&amp;Ocultar o mostrar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Import…</source>
      <translation>&amp;Importar…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Keys</source>
      <translation>&amp;Teclas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Language</source>
      <translation>&amp;Idioma</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Look up a rule…</source>
      <translation>&amp;Consultar una regla…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Map</source>
      <translation>&amp;Mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Next token</source>
      <translation>Ficha &amp;siguiente</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Next turn</source>
      <translation>Turno &amp;siguiente</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Open a scenario…</source>
      <translation>&amp;Abrir un escenario…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Paste</source>
      <translation>&amp;Pegar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Players’ screen</source>
      <translation>&amp;Pantalla de los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Previous token</source>
      <translation>Ficha &amp;anterior</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Salir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Rehacer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Roll dice</source>
      <translation>&amp;Tirar dados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Rules</source>
      <translation>&amp;Reglas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Rules of this map</source>
      <translation>&amp;Reglas de este mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Sample fights</source>
      <translation>&amp;Combates de muestra</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Save</source>
      <translation>&amp;Guardar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Scenes</source>
      <translation>&amp;Escenas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Show on</source>
      <translation>&amp;Mostrar en</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Theme</source>
      <translation>&amp;Tema</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Tools</source>
      <translation>&amp;Herramientas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Deshacer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;View</source>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Whole map</source>
      <translation>Mapa &amp;entero</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A .battlemap file, or scenario.json in a scenario’s folder</source>
      <translation>Un archivo .battlemap, o el scenario.json de la carpeta de un escenario</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A GCS sheet as a new token, or for the token that is selected</source>
      <translation>Una hoja de GCS como ficha nueva, o para la ficha seleccionada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A JPEG, PNG or WebP becomes a new map</source>
      <translation>Un JPEG, PNG o WebP se vuelve un mapa nuevo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A grid without a picture</source>
      <translation>Una cuadrícula sin imagen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A sheet of all that would happen, to be changed and applied at once</source>
      <translation>Una hoja con todo lo que pasaría, para cambiarla y aplicarla de una vez</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Add a map p&amp;icture…</source>
      <translation>Añadir una &amp;imagen al mapa…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>All keys of the program</source>
      <translation>Todas las teclas del programa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>All tokens; with a building tool all things; again: both</source>
      <translation>Todas las fichas; con herramienta de construcción, todas las cosas; otra vez: ambas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Any dice, open or in secret</source>
      <translation>Cualquier dado, a la vista o en secreto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>At the pointer, also into another scene or program</source>
      <translation>Junto al puntero, también en otra escena o programa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Back to the start page</source>
      <translation>De vuelta a la página de inicio</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Copy, and take off the map</source>
      <translation>Copiar y quitar del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Cu&amp;t</source>
      <translation>Cor&amp;tar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Do again what was taken back</source>
      <translation>Hacer de nuevo lo que se deshizo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Du&amp;plicate</source>
      <translation>Du&amp;plicar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Fi&amp;t</source>
      <translation>A&amp;justar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Free&amp;ze</source>
      <translation>Con&amp;gelar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Go to the &amp;selection</source>
      <translation>Ir a la &amp;selección</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Hidden tokens are not on the players’ screen</source>
      <translation>Las fichas ocultas no están en la pantalla de los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Import a &amp;character…</source>
      <translation>Importar un &amp;personaje…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Kind and number of the cells, what one measures, and where the picture lies below them</source>
      <translation>Tipo y número de las casillas, cuánto mide cada una y dónde queda la imagen bajo ellas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Lay another picture over this map</source>
      <translation>Poner otra imagen sobre este mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Le&amp;gend of the ground</source>
      <translation>Le&amp;yenda del terreno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Next &amp;area of the window</source>
      <translation>Siguiente &amp;zona de la ventana</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>One direction against the clock</source>
      <translation>Una dirección en sentido antihorario</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>One direction with the clock</source>
      <translation>Una dirección en sentido horario</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Open &amp;recent</source>
      <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Open a &amp;picture…</source>
      <translation>Abrir una &amp;imagen…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Pre&amp;ferences…</source>
      <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Re&amp;view areas before they happen</source>
      <translation>Re&amp;visar áreas antes de que ocurran</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Save &amp;as…</source>
      <translation>Guardar &amp;como…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Search the library</source>
      <translation>Buscar en la biblioteca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Select &amp;all</source>
      <translation>Seleccionar t&amp;odo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell down</source>
      <translation>Fichas seleccionadas, una casilla abajo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell left</source>
      <translation>Fichas seleccionadas, una casilla a la izquierda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell right</source>
      <translation>Fichas seleccionadas, una casilla a la derecha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell up</source>
      <translation>Fichas seleccionadas, una casilla arriba</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Start a fight with &amp;all</source>
      <translation>Empezar un combate con &amp;todos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Start a fight with the &amp;selected</source>
      <translation>Empezar un combate con los &amp;seleccionados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Take back the last change</source>
      <translation>Deshacer el último cambio</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Take what is selected off the map</source>
      <translation>Quitar del mapa lo seleccionado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV goes black, from anywhere</source>
      <translation>La TV se queda en negro, estés donde estés</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV keeps its picture while you prepare the next</source>
      <translation>La TV mantiene su imagen mientras preparas la siguiente</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV shows the whole map</source>
      <translation>La TV muestra el mapa entero</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV shows what you look at</source>
      <translation>La TV muestra lo que tú miras</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The keyboard goes from the map to the docks, the bars and back</source>
      <translation>El teclado pasa del mapa a los paneles, a las barras y vuelta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Tokens on the nearest free cell, things one cell over</source>
      <translation>Fichas en la casilla libre más cercana, cosas una casilla más allá</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Tokens, walls, doors, lights, regions, notes</source>
      <translation>Fichas, muros, puertas, luces, regiones, notas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Turn &amp;left</source>
      <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Turn &amp;right</source>
      <translation>Girar a la &amp;derecha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Universal VTT: picture, grid, walls, doors and lights</source>
      <translation>Universal VTT: imagen, cuadrícula, muros, puertas y luces</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>What the patterns on the map mean, and what they cost</source>
      <translation>Qué significan las tramas del mapa, y cuánto cuestan</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Write it to another .battlemap file, or to a folder</source>
      <translation>Escribirlo en otro archivo .battlemap, o en una carpeta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Write the scenario to its file</source>
      <translation>Escribir el escenario en su archivo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom &amp;in</source>
      <translation>&amp;Acercar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom &amp;out</source>
      <translation>A&amp;lejar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom so that the map fills the window</source>
      <translation>Zoom en el que el mapa llena la ventana</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>A fight is already going on</source>
      <translation>Ya hay un combate en marcha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Nothing has been changed yet</source>
      <translation>Aún no se ha cambiado nada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Nothing has been taken back</source>
      <translation>No se ha deshecho nada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Open a map first</source>
      <translation>Abre antes un mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Select a token first</source>
      <translation>Selecciona antes una ficha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Select a token or a thing first</source>
      <translation>Selecciona antes una ficha o una cosa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>The players’ screen is off: choose a screen in “Players see”</source>
      <translation>La pantalla de los jugadores está apagada: elige una en «Jugadores ven»</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>There is no fight: start one in Combat</source>
      <translation>No hay combate: empieza uno en Combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>There is no token on this map</source>
      <translation>No hay ninguna ficha en este mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Change it</source>
      <translation>Cambiarla</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Spreads round corners</source>
      <translation>Dobla esquinas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Straight lines from its start</source>
      <translation>En línea recta desde su inicio</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Take the area away</source>
      <translation>Quitar el área</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Through walls</source>
      <translation>Atraviesa muros</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/aim_card.py" />
      <source>F1: the rules of this card</source>
      <translation>F1: las reglas de esta tarjeta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/aim_card.py" />
      <source>on {dice}</source>
      <translation>en {dice}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/furniture.py" />
      <source>Round</source>
      <translation>Ronda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/furniture.py" />
      <source>then</source>
      <translation>luego</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/render.py" />
      <source>Choose fewer px a cell; the limit is 12 000 x 12 000 px</source>
      <translation>Elige menos px por casilla; el límite es 12 000 x 12 000 px</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/render.py" />
      <source>The picture would be {width} x {height} px</source>
      <translation>La imagen tendría {width} x {height} px</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>not possible</source>
      <translation>no es posible</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>not possible now</source>
      <translation>no es posible ahora</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>{n} cells on the map</source>
      <translation>{n} casillas en el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/clipboard.py" />
      <source>There is nothing to paste: copy tokens or things of a map first</source>
      <translation>No hay nada que pegar: copia antes fichas o cosas de un mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>A free battle map for game masters. Works offline; no account, nothing is sent.</source>
      <translation>Un mapa de batalla gratuito para directores de juego. Funciona sin conexión; sin cuenta, no se envía nada.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>About Battlemap</source>
      <translation>Acerca de Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>Licences</source>
      <translation>Licencias</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>The list of licences is not installed.</source>
      <translation>La lista de licencias no está instalada.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>Whose work is in it</source>
      <translation>De quién es el trabajo que contiene</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Battlemap</source>
      <translation>Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Don’t save</source>
      <translation>No guardar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>If you do not save, what you changed since the last save is gone.</source>
      <translation>Si no guardas, se pierde lo que has cambiado desde la última vez.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Save the changes to “{name}”?</source>
      <translation>¿Guardar los cambios en «{name}»?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Columns: how many cells the picture has from left to right; the rows follow. The last two, in cells, move it below the grid.</source>
      <translation>Columnas: cuántas casillas tiene la imagen de izquierda a derecha; las filas la siguen. Los dos últimos, en casillas, la mueven bajo la cuadrícula.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Grid of the map</source>
      <translation>Cuadrícula del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Lay the grid</source>
      <translation>Aplicar la cuadrícula</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Picture down</source>
      <translation>Imagen hacia abajo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Picture to the right</source>
      <translation>Imagen a la derecha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Walls, doors, lights, regions and notes stay where they are.</source>
      <translation>Muros, puertas, luces, regiones y notas se quedan donde están.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Cancel; nothing was changed</source>
      <translation>Cancelar; no se cambió nada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Hold and drag: move the map</source>
      <translation>Mantener y arrastrar: mover el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Hold while dropping: GM override</source>
      <translation>Mantener al soltar: excepción del director</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Keys</source>
      <translation>Teclas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>On the map</source>
      <translation>En el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Tools</source>
      <translation>Herramientas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Columns</source>
      <translation>Columnas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Empty map</source>
      <translation>Mapa vacío</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Hexes, flat top</source>
      <translation>Hexágonos, lado arriba</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Hexes, pointed top</source>
      <translation>Hexágonos, punta arriba</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Make the map</source>
      <translation>Crear el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>No grid</source>
      <translation>Sin cuadrícula</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>One cell measures</source>
      <translation>Una casilla mide</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Rows</source>
      <translation>Filas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Squares</source>
      <translation>Cuadrados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Unit of length</source>
      <translation>Unidad de longitud</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>feet</source>
      <translation>pies</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>metres</source>
      <translation>metros</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Off: a token that moves keeps its facing, where the rules let it at no further cost</source>
      <translation>Desactivado: una ficha que se mueve mantiene su orientación, donde las reglas lo permiten sin más coste</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Preferences</source>
      <translation>Preferencias</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Reduced motion</source>
      <translation>Menos movimiento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Show dragging on the TV</source>
      <translation>Mostrar en la TV lo que se arrastra</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Size of text</source>
      <translation>Tamaño del texto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>The players see a token move before you let go; never a hidden one</source>
      <translation>Los jugadores ven moverse la ficha antes de que la sueltes; una oculta, nunca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Theme</source>
      <translation>Tema</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Tokens are at their new place at once</source>
      <translation>Las fichas aparecen enseguida en su nuevo lugar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Tokens look along their way</source>
      <translation>Las fichas miran hacia donde van</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>No rule has these words.</source>
      <translation>Ninguna regla tiene esas palabras.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Rules: {name}</source>
      <translation>Reglas: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Search by id, title or words</source>
      <translation>Buscar por id, título o palabras</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Search the rules</source>
      <translation>Buscar en las reglas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Dice to roll</source>
      <translation>Dados que tirar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Enter rolls; the arrow keys bring back what was rolled before</source>
      <translation>Intro tira; las flechas recuperan lo que se tiró antes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Roll dice: 3d6+2, d20, d%</source>
      <translation>Dados: 3d6+2, d20, d%</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Roll in secret: it never gets to the players’ screen</source>
      <translation>Tirar en secreto: nunca llega a la pantalla de los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/action_fields.py" />
      <source>With</source>
      <translation>Con</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Action</source>
      <translation>Acción</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Actions</source>
      <translation>Acciones</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Choose on the map</source>
      <translation>Elegir en el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Click the target on the map</source>
      <translation>Pulsa el blanco en el mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Click to choose another of {n}</source>
      <translation>Pulsa para elegir otro de {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Do it</source>
      <translation>Hacerlo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>First apply or cancel what is under review</source>
      <translation>Primero aplica o cancela lo que está en revisión</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Game master: {n}</source>
      <translation>Director: {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Manoeuvre</source>
      <translation>Maniobra</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Roll real dice: the program stops at each roll and you type in what they show</source>
      <translation>Tira dados de verdad: el programa se detiene en cada tirada y escribes lo que muestran</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Table dice</source>
      <translation>Dados de mesa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>These rules have no actions: move, and change stats by hand.</source>
      <translation>Estas reglas no tienen acciones: mueve y cambia los valores a mano.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Whose actions? Select a token, or start a fight: then those of whoever’s turn it is stand here.</source>
      <translation>¿Acciones de quién? Selecciona una ficha o empieza un combate: entonces aquí están las de quien tiene el turno.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>one possible target</source>
      <translation>un objetivo posible</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>{n} possible targets</source>
      <translation>{n} objetivos posibles</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/base.py" />
      <source>Close this dock</source>
      <translation>Cerrar este panel</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/base.py" />
      <source>Close this dock (View, Docks brings it back)</source>
      <translation>Cerrar este panel (Ver, Paneles lo devuelve)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Add a condition</source>
      <translation>Añadir un estado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Conditions</source>
      <translation>Estados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Take away: {name}</source>
      <translation>Quitar: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>All kinds</source>
      <translation>Todas las clases</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Animals</source>
      <translation>Animales</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Category</source>
      <translation>Categoría</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Clear the search</source>
      <translation>Borrar la búsqueda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Kinds of things in the library</source>
      <translation>Clases de cosas en la biblioteca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Library</source>
      <translation>Biblioteca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Maps</source>
      <translation>Mapas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Monsters</source>
      <translation>Monstruos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Nothing in the library fits.</source>
      <translation>Nada en la biblioteca encaja.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Objects</source>
      <translation>Objetos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>People</source>
      <translation>Personas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Sample fights</source>
      <translation>Combates de muestra</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>The side of tokens you put down</source>
      <translation>El bando de las fichas que pones</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Tokens</source>
      <translation>Fichas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Tokens: drag one onto the map, or press Enter</source>
      <translation>Fichas: arrastra una al mapa, o pulsa Intro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>as</source>
      <translation>como</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Log, newest first</source>
      <translation>Registro, lo más nuevo primero</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>No line of the log has these words.</source>
      <translation>Ninguna línea del registro tiene esas palabras.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Nothing has happened yet. Moves, rolls and changes by hand come here.</source>
      <translation>Aún no ha pasado nada. Movimientos, tiradas y cambios a mano vienen aquí.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Search the log</source>
      <translation>Buscar en el registro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show each roll on the TV as it is made. Secret rolls never</source>
      <translation>Mostrar cada tirada en la TV al hacerla. Las secretas, nunca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show on TV</source>
      <translation>Mostrar en la TV</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show rolls on the TV</source>
      <translation>Mostrar tiradas en la TV</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Undo this</source>
      <translation>Deshacer esto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Damage rolled</source>
      <translation>Daño tirado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Injury</source>
      <translation>Herida</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Stopped by armour</source>
      <translation>Detenido por la armadura</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>override</source>
      <translation>excepción</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>secret</source>
      <translation>secreto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>undone</source>
      <translation>deshecho</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>{name} is hurt</source>
      <translation>{name} está herido</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>{name}: no longer {condition}</source>
      <translation>{name}: ya no {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Delete</source>
      <translation>Eliminar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Duplicate</source>
      <translation>Duplicar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Nothing selected. Take a tool for walls, doors, lights, regions or notes and click one on the map.</source>
      <translation>Nada seleccionado. Toma una herramienta de muros, puertas, luces, regiones o notas y pulsa uno en el mapa.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Properties</source>
      <translation>Propiedades</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>{n} corners</source>
      <translation>{n} esquinas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>{n} things</source>
      <translation>{n} cosas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>Choose a colour</source>
      <translation>Elegir un color</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>What the note says</source>
      <translation>Lo que dice la nota</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>different</source>
      <translation>distintos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>no end</source>
      <translation>sin fin</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>{title} (different)</source>
      <translation>{title} (distintos)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Begins at</source>
      <translation>Empieza en</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Bright up to</source>
      <translation>Plena hasta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Climbing</source>
      <translation>Escalada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Colour</source>
      <translation>Color</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Dim up to</source>
      <translation>Tenue hasta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Else it is on the players’ screen too</source>
      <translation>Si no, está también en la pantalla de los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Ends at</source>
      <translation>Acaba en</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Light is</source>
      <translation>La luz</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Lit</source>
      <translation>Encendida</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Note</source>
      <translation>Nota</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Of a cone: 0 is up, 90 is right</source>
      <translation>De un cono: 0 es arriba, 90 a la derecha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Own mix</source>
      <translation>Mezcla propia</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Region</source>
      <translation>Región</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Sight is</source>
      <translation>La visión</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Stops movement</source>
      <translation>Detiene el paso</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>What one climbs here, such as stone_wall; empty: nothing</source>
      <translation>Lo que se trepa aquí, como stone_wall; vacío: nada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>What the ground is made of, such as wood</source>
      <translation>De qué está hecho el terreno, como wood</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Without a top it has no end</source>
      <translation>Sin borde superior no tiene fin</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Words with commas between, such as difficult, stairs, flammable</source>
      <translation>Palabras separadas por comas, como difficult, stairs, flammable</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>both sides</source>
      <translation>ambos lados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>hides what is behind</source>
      <translation>oculta lo de detrás</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>its left only</source>
      <translation>solo la izquierda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>its right only</source>
      <translation>solo la derecha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>passes</source>
      <translation>pasa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} doors</source>
      <translation>{n} puertas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} lights</source>
      <translation>{n} luces</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} notes</source>
      <translation>{n} notas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} regions</source>
      <translation>{n} regiones</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} walls</source>
      <translation>{n} muros</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>A total or the faces of a roll; several rolls with + between them, as they stood there; empty: as it was</source>
      <translation>El total o las caras de una tirada; varias tiradas con + entre ellas, como estaban ahí; vacío: como era</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>All dice anew; answers stay, and so does who is left out</source>
      <translation>Todos los dados de nuevo; las respuestas se quedan, y quien está fuera también</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>All of it happens, as one step that can be undone (Enter)</source>
      <translation>Ocurre todo, en un solo paso que se puede deshacer (Intro)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply</source>
      <translation>Aplicar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply to one token</source>
      <translation>Aplicar a una ficha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply to {n} tokens</source>
      <translation>Aplicar a {n} fichas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>List all</source>
      <translation>Listar todos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>List fewer</source>
      <translation>Listar menos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Nothing has happened yet. Change any framed value; one undo takes all of it back.</source>
      <translation>Nada ha pasado. Cambia lo enmarcado; deshacer lo anula.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Nothing of it has happened, and nothing will (Esc)</source>
      <translation>Nada de esto ha pasado, y nada pasará (Esc)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Review: {headline}, one token</source>
      <translation>Revisión: {headline}, una ficha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Review: {headline}, {n} tokens</source>
      <translation>Revisión: {headline}, {n} fichas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Roll all again</source>
      <translation>Volver a tirar todo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Roll this again</source>
      <translation>Tirar esto otra vez</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Show the result on the players’ screen</source>
      <translation>Mostrar resultado a los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>That is no value for this cell</source>
      <translation>Ese valor no sirve para este campo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>The dice of the current cell anew; all others stay (R)</source>
      <translation>Dados nuevos para el campo actual; los demás quedan (R)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Facing</source>
      <translation>Orientación</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Hidden</source>
      <translation>Oculta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Hidden from the players: not on the TV at all (H)</source>
      <translation>Oculta a los jugadores: no está en absoluto en la TV (H)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Next move</source>
      <translation>Próximo movimiento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>No token selected. Click one on the map, or press Tab there.</source>
      <translation>Ninguna ficha seleccionada. Pulsa una en el mapa, o la tecla Tab allí.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Posture</source>
      <translation>Postura</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Side</source>
      <translation>Bando</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Token</source>
      <translation>Ficha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Turn left (,)</source>
      <translation>Girar a la izquierda (,)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Turn right (.)</source>
      <translation>Girar a la derecha (.)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>{n} tokens</source>
      <translation>{n} fichas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Drag to change the order; double click: this one’s turn</source>
      <translation>Arrastra para cambiar el orden; doble clic: turno de este</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>In reserve: {names}</source>
      <translation>En reserva: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Move</source>
      <translation>Movimiento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>No fight is going on: everyone moves freely.</source>
      <translation>No hay combate: todos se mueven libremente.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>No fighters yet. Drag one from Library.</source>
      <translation>Aún no hay combatientes. Arrastra uno desde Biblioteca.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Open the library</source>
      <translation>Abrir la biblioteca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Order of the fight</source>
      <translation>Orden del combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Round {n}</source>
      <translation>Ronda {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Start a fight with all</source>
      <translation>Empezar un combate con todos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>The next one’s turn (N)</source>
      <translation>El turno del siguiente (N)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Turn</source>
      <translation>Turno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>With the selected ({n})</source>
      <translation>Con los seleccionados ({n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>acts last</source>
      <translation>actúa al final</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>holds its turn back</source>
      <translation>reserva su turno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{all} in the fight · {done} done</source>
      <translation>{all} en combate · {done} ya actuaron</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{name} (until {n})</source>
      <translation>{name} (hasta {n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the round</source>
      <translation>{n} resultados esperan al final de la ronda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the step</source>
      <translation>{n} resultados esperan al final de la etapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the turn</source>
      <translation>{n} resultados esperan al final del turno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>It reads PNG, JPEG and WebP</source>
      <translation>Se leen PNG, JPEG y WebP</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Lay it over this map</source>
      <translation>Ponerla sobre este mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Open it as a new map</source>
      <translation>Abrirla como mapa nuevo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Put it here as a token</source>
      <translation>Ponerla aquí como ficha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Save it first, then drop the file</source>
      <translation>Guárdalo antes, luego suelta el archivo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>What was dropped is not a file on this computer</source>
      <translation>Lo que se soltó no es un archivo de este ordenador</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>{file} cannot be read: {why}</source>
      <translation>No se puede leer {file}: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>{file} is not a picture this program can show: {why}</source>
      <translation>{file} no es una imagen que este programa pueda mostrar: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Add a map picture</source>
      <translation>Añadir una imagen al mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>All files</source>
      <translation>Todos los archivos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Battlemap scenario</source>
      <translation>Escenario de Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Character sheets</source>
      <translation>Hojas de personaje</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Everything up to the last change is here; last: {what}</source>
      <translation>Todo hasta el último cambio está aquí; el último: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>File not found: {path}</source>
      <translation>Archivo no encontrado: {path}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Import a character</source>
      <translation>Importar un personaje</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Import a map</source>
      <translation>Importar un mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Maps of other programs</source>
      <translation>Mapas de otros programas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Nothing opened yet</source>
      <translation>Aún no se ha abierto nada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Open a picture</source>
      <translation>Abrir una imagen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Open a scenario</source>
      <translation>Abrir un escenario</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Opening {name}</source>
      <translation>Abriendo {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Pictures</source>
      <translation>Imágenes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Save the scenario</source>
      <translation>Guardar el escenario</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Scenario folder</source>
      <translation>Carpeta de escenario</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Scenarios</source>
      <translation>Escenarios</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Untitled</source>
      <translation>Sin título</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>{guess}. Where cells do not fit, Map ▸ Grid… helps</source>
      <translation>{guess}. Si las casillas no encajan, Mapa ▸ Cuadrícula… ayuda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>{name} is open already</source>
      <translation>{name} ya está abierto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Open something to play, or press [F1] for all keys</source>
      <translation>Abre algo para jugar, o pulsa [F1] para ver todas las teclas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Where is {name} now?</source>
      <translation>¿Dónde está ahora {name}?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Your work is kept. What happened is written in {file}</source>
      <translation>Tu trabajo está guardado. Lo que pasó está escrito en {file}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>cost {cost} {unit}</source>
      <translation>coste {cost} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>Cell {column}, {row}</source>
      <translation>Casilla {column}, {row}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>height {height} m</source>
      <translation>altura {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>water {depth} m deep</source>
      <translation>agua de {depth} m de fondo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/legend.py" />
      <source>Legend of the ground</source>
      <translation>Leyenda del terreno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>Put this scene on the table</source>
      <translation>Poner esta escena en la mesa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>The players see this scene from now on</source>
      <translation>Los jugadores ven esta escena a partir de ahora</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>{name} (on the table)</source>
      <translation>{name} (en la mesa)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Beyond</source>
      <translation>Más allá</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Half Move</source>
      <translation>Medio movimiento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Step</source>
      <translation>Paso</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>only as GM override</source>
      <translation>solo como excepción del director</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>up to {limit} {unit}</source>
      <translation>hasta {limit} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>A number sets them; +3 heals, −5 hurts:</source>
      <translation>Un número los fija; +3 cura, −5 hiere:</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Change hit points…</source>
      <translation>Cambiar puntos de golpe…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Hit points</source>
      <translation>Puntos de golpe</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>New point here</source>
      <translation>Punto nuevo aquí</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Split here</source>
      <translation>Dividir aquí</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Write 7, +3 or −5</source>
      <translation>Escribe 7, +3 o −5</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>“{words}” is not a number</source>
      <translation>«{words}» no es un número</translation>
    </message>
    <message>
      <location filename="battlemap/ui/player_window.py" />
      <source>Battlemap: players’ screen</source>
      <translation>Battlemap: pantalla de los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>Move this window to another screen first, or choose an ordinary window</source>
      <translation>Lleva antes esta ventana a otra pantalla, o elige una ventana normal</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>Players’ screen</source>
      <translation>Pantalla de los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>The players’ screen {name} is gone; it comes back when it is plugged in</source>
      <translation>La pantalla de los jugadores {name} ya no está; volverá cuando se conecte</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>There is no screen {name}</source>
      <translation>No existe la pantalla {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>There is: {names}</source>
      <translation>Hay: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>an ordinary window</source>
      <translation>una ventana normal</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>nothing (TV off)</source>
      <translation>nada (TV apagada)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} (not plugged in)</source>
      <translation>{name} (no conectada)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} (screen {n})</source>
      <translation>{name} (pantalla {n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} is the screen this window is on</source>
      <translation>{name} es la pantalla en la que está esta ventana</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Choose an answer</source>
      <translation>Elige una respuesta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Roll {dice}</source>
      <translation>Tirar {dice}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Take the whole action back: nothing of it has happened yet (Esc)</source>
      <translation>Deshacer toda la acción: aún no ha ocurrido nada de ella (Esc)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Take these dice</source>
      <translation>Usar estos dados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The faces (4 4 2), or their total</source>
      <translation>Las caras (4 4 2) o su total</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The game master’s word, not dice</source>
      <translation>La palabra del director, no los dados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The log marks the roll as an override</source>
      <translation>El registro marca la tirada como excepción</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>What the dice show</source>
      <translation>Lo que muestran los dados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>{dice} against {n}</source>
      <translation>{dice} contra {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>{name} may act now</source>
      <translation>{name} puede actuar ahora</translation>
    </message>
    <message>
      <location filename="battlemap/ui/quick.py" />
      <source>Hide or show</source>
      <translation>Ocultar o mostrar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/quick.py" />
      <source>of {n}</source>
      <translation>de {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>A picture of {px} pixels a side is more than {limit}</source>
      <translation>Una imagen de {px} píxeles de lado pasa de {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>Give it the ending .png</source>
      <translation>Dale la terminación .png</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>Take fewer pixels per cell</source>
      <translation>Usa menos píxeles por casilla</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>{path}: a picture is written as PNG</source>
      <translation>{path}: las imágenes se escriben como PNG</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Cover</source>
      <translation>Cobertura</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>DR</source>
      <translation>RD</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Distance</source>
      <translation>Dist.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Effects</source>
      <translation>Efectos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Rolls</source>
      <translation>Tiradas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Who</source>
      <translation>Quién</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>changed</source>
      <translation>cambiado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>one roll for {n} tokens</source>
      <translation>una tirada para {n} fichas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_view.py" />
      <source>What would happen, to be looked over</source>
      <translation>Lo que pasaría, para revisar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>Also: {things}</source>
      <translation>También: {things}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>GM override, the rules say {n}</source>
      <translation>Excepción, las reglas dicen {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>Not listed: {names} ({why})</source>
      <translation>Sin listar: {names} ({why})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>appears</source>
      <translation>aparece</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>height {height} {unit}</source>
      <translation>altura {height} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>leaves the map</source>
      <translation>sale del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>left out: nothing happens to it</source>
      <translation>fuera: no le pasa nada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>moves</source>
      <translation>se mueve</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>no longer {condition}</source>
      <translation>ya no {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>nothing comes through</source>
      <translation>no pasa nada a través</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>nothing happens to them</source>
      <translation>no les pasa nada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one area</source>
      <translation>un área</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one door</source>
      <translation>una puerta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one light</source>
      <translation>una luz</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one thing of the map</source>
      <translation>una cosa del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one wall</source>
      <translation>un muro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>set by hand</source>
      <translation>fijado a mano</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>the ground of one cell</source>
      <translation>el terreno de una casilla</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>the ground of {n} cells</source>
      <translation>el terreno de {n} casillas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} % open</source>
      <translation>{n} % expuesto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} areas</source>
      <translation>{n} áreas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} things of the map</source>
      <translation>{n} cosas del mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/roll_card.py" />
      <source>needs {n}</source>
      <translation>necesita {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rule_card.py" />
      <source>Open the rule {rule}</source>
      <translation>Abrir la regla {rule}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>a saved copy reads differently</source>
      <translation>una copia guardada se lee de otro modo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>assets</source>
      <translation>recursos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>broken: {names}</source>
      <translation>rotos: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>map {name}</source>
      <translation>mapa {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>missing: {names}</source>
      <translation>faltan: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>movement backend</source>
      <translation>motor de movimiento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>moves, undoes, saves; {count} cells in reach of {token}</source>
      <translation>mueve, deshace, guarda; {count} casillas al alcance de {token}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>networkx {version} searches on it, {count} cells</source>
      <translation>networkx {version} busca con él, {count} casillas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>picture of a scene</source>
      <translation>imagen de una escena</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>rulesets</source>
      <translation>reglamentos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>the frame is empty</source>
      <translation>el cuadro está vacío</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>undo did not give the first state back</source>
      <translation>deshacer no devolvió el primer estado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{count} tokens</source>
      <translation>{count} fichas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{names}; attacks by {attackers}</source>
      <translation>{names}; ataques de {attackers}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{width} x {height} pixels</source>
      <translation>{width} x {height} píxeles</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>As the desktop</source>
      <translation>Como el escritorio</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Dark theme</source>
      <translation>Tema oscuro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Empty map…</source>
      <translation>Mapa vacío…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Import…</source>
      <translation>Importar…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>JPEG, PNG, WebP</source>
      <translation>JPEG, PNG, WebP</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Light theme</source>
      <translation>Tema claro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Nothing opened yet. Start with a sample fight, or drop a picture here.</source>
      <translation>Aún no se ha abierto nada. Empieza con un combate de muestra, o suelta aquí una imagen.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Open a picture…</source>
      <translation>Abrir una imagen…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Open a scenario…</source>
      <translation>Abrir un escenario…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Recent</source>
      <translation>Recientes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Rules for new maps</source>
      <translation>Reglas para mapas nuevos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Search in Recent</source>
      <translation>Buscar en recientes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>The map knows the rules.</source>
      <translation>El mapa conoce las reglas.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Universal VTT</source>
      <translation>Universal VTT</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Works offline. No account, nothing is sent.</source>
      <translation>Funciona sin conexión. Sin cuenta, no se envía nada.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>ready to play, and to take apart</source>
      <translation>listos para jugar, y para desmontar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>2 minutes</source>
      <translation>2 minutos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Everything up to {time} is here, last: {what}</source>
      <translation>Todo hasta {time} está aquí, lo último: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>File not found. Moved, or on a disk that is not there?</source>
      <translation>Archivo no encontrado. ¿Se movió, o está en un disco que no está?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Find…</source>
      <translation>Buscar…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Move a fighter, see why a step costs what it costs, and send the picture to the TV.</source>
      <translation>Mueve a un combatiente, mira por qué un paso cuesta lo que cuesta y manda la imagen a la TV.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Not closed properly: {name}</source>
      <translation>No se cerró bien: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Open {title}</source>
      <translation>Abrir {title}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Recover</source>
      <translation>Recuperar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Start</source>
      <translation>Empezar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Your first fight</source>
      <translation>Tu primer combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>hexes</source>
      <translation>hexágonos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>no TV needed</source>
      <translation>no hace falta TV</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>or drop a picture or a file anywhere</source>
      <translation>o suelta una imagen o un archivo donde quieras</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>squares</source>
      <translation>cuadrados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>today</source>
      <translation>hoy</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>yesterday</source>
      <translation>ayer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>{heroes} heroes against {foes} foes</source>
      <translation>{heroes} héroes contra {foes} enemigos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>All changes kept · {time}</source>
      <translation>Todo guardado · {time}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>Each change is in the journal as soon as it is made</source>
      <translation>Cada cambio entra en el diario en cuanto se hace</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>Save to another place now: {why}</source>
      <translation>Guarda ya en otro sitio: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Main bar</source>
      <translation>Barra principal</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Players see nothing (TV off)</source>
      <translation>Los jugadores no ven nada (TV apagada)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Players see {what}</source>
      <translation>Jugadores ven {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Screen the players see</source>
      <translation>Pantalla que ven los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Which screen shows the map to the players</source>
      <translation>Qué pantalla muestra el mapa a los jugadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Zoom: 100 % is 70 px a cell</source>
      <translation>Zoom: 100 % son 70 px por casilla</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_host.py" />
      <source>Nothing was changed; you can go on</source>
      <translation>No se cambió nada; puedes seguir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_host.py" />
      <source>The tool stopped because of a fault of the program</source>
      <translation>La herramienta se detuvo por un fallo del programa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Choices of the tool</source>
      <translation>Opciones de la herramienta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Fold the choices</source>
      <translation>Plegar las opciones</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Leave only the first row of choices over the map, or show all</source>
      <translation>Dejar solo la primera fila de opciones sobre el mapa, o mostrar todas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>nothing chosen</source>
      <translation>nada elegido</translation>
    </message>
  </context>
</TS>
