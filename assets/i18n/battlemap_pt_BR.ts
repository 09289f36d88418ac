<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
  <context>
    <name>battlemap</name>
    <message>
      <location filename="battlemap/app/clipboard.py" />
      <source>Copy it again, in a Battlemap of this version</source>
      <translation>Copie de novo, num Battlemap desta versão</translation>
    </message>
    <message>
      <location filename="battlemap/app/clipboard.py" />
      <source>What the clipboard holds cannot be pasted: {what}</source>
      <translation>O que está na área de transferência não pode ser colado: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/acting.py" />
      <source>Give answers; what is open takes its default</source>
      <translation>Dê answers; o que fica em aberto toma o valor padrão</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/acting.py" />
      <source>Odds take answers beforehand</source>
      <translation>As chances recebem as respostas de antemão</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>Add {kind} {id}</source>
      <translation>Acrescentar {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>For example: {example}</source>
      <translation>Por exemplo: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>The scene has {columns} columns and {rows} rows</source>
      <translation>A cena tem {columns} colunas e {rows} linhas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>area</source>
      <translation>área</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>{at} lies outside the scene</source>
      <translation>{at} fica fora da cena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>{command} needs the field {field}</source>
      <translation>{command} precisa do campo {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>A line names its command in "do"</source>
      <translation>Uma linha diz o comando em "do"</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Did you mean {id} ({name})?</source>
      <translation>Você quis dizer {id} ({name})?</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Did you mean {id}?</source>
      <translation>Você quis dizer {id}?</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Give a path, such as {example}</source>
      <translation>Dê um caminho, como {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Its fields: {fields}</source>
      <translation>Seus campos: {fields}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is no command {name}</source>
      <translation>Não existe o comando {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is no token {id} in this scene</source>
      <translation>Não há token {id} nesta cena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is: {ids}</source>
      <translation>Existem: {ids}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>facing is 0 to {most}</source>
      <translation>facing vai de 0 a {most}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>field {field}: {text} is not the name of a file</source>
      <translation>campo {field}: {text} não é o nome de um arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{at} is not a cell of this grid</source>
      <translation>{at} não é uma célula desta grade</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{command} has no field {field}</source>
      <translation>{command} não tem o campo {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{command}: field {field}: {what}</source>
      <translation>{command}: campo {field}: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>A batch has 1 to {limit} lines</source>
      <translation>Um lote tem de 1 a {limit} linhas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>A batch is not looked over</source>
      <translation>Um lote não passa pela revisão</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>Give its lines one by one</source>
      <translation>Dê as linhas uma a uma</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>{command} is no edit, so it cannot be part of a batch</source>
      <translation>{command} não edita, por isso não pode fazer parte de um lote</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>{what} (and {count} more)</source>
      <translation>{what} (e mais {count})</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>Import {name}</source>
      <translation>Importar {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>the portrait: {problem}</source>
      <translation>o retrato: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>{name} is read from {file}</source>
      <translation>{name} é lido de {file}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>A fight of {count} begins</source>
      <translation>Começa um combate de {count}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Change the order</source>
      <translation>Mudar a ordem</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End it first, or let tokens join it</source>
      <translation>Termine-o primeiro, ou deixe tokens entrarem nele</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End the fight</source>
      <translation>Terminar o combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End the turn of {names}</source>
      <translation>Terminar o turno de {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Give one of start, end, order or join</source>
      <translation>Dê um destes: start, end, order ou join</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Join the fight</source>
      <translation>Entrar no combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Start one: {example}</source>
      <translation>Comece um: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Start the fight</source>
      <translation>Começar o combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>The fight ends in round {round}</source>
      <translation>O combate termina na rodada {round}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>There is a fight already</source>
      <translation>Já há um combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>There is no fight</source>
      <translation>Não há combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Turn of {names}</source>
      <translation>Turno de {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Give out, the file to write a copy to</source>
      <translation>Dê out, o arquivo em que gravar uma cópia</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Line {n} of the log has no roll that players may see</source>
      <translation>A linha {n} do registro não tem rolagem que os jogadores possam ver</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Secret rolls stay with the game master</source>
      <translation>Rolagens secretas ficam com o mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>The log has no line {n}</source>
      <translation>O registro não tem a linha {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Without --live the scenario stays untouched</source>
      <translation>Sem --live o cenário fica intocado</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>A title has at most {limit} characters</source>
      <translation>Um título tem no máximo {limit} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Change the rules</source>
      <translation>Mudar as regras</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Name the scenario {title}</source>
      <translation>Dar ao cenário o nome {title}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Show scene {id}</source>
      <translation>Mostrar a cena {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>There is no ruleset {id}</source>
      <translation>Não existe o sistema de regras {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>A polygon has at least 3 points</source>
      <translation>Um polígono tem pelo menos 3 pontos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>At most {limit}</source>
      <translation>No máximo {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Give one of polygon, cells, or all: true</source>
      <translation>Dê um destes: polygon, cells ou all: true</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Hide ground from the players</source>
      <translation>Esconder terreno dos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Paint the ground of a cell</source>
      <translation>Pintar o terreno de uma célula</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Paint the ground of {count} cells</source>
      <translation>Pintar o terreno de {count} células</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Reveal or hide all, then begin anew</source>
      <translation>Revele ou esconda tudo e comece de novo</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Set the height of a cell</source>
      <translation>Definir a altura de uma célula</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Set the height of {count} cells</source>
      <translation>Definir a altura de {count} células</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Show ground to the players</source>
      <translation>Mostrar terreno aos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>The veil has too many strokes</source>
      <translation>O véu tem traços demais</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>{count} cells are more than a line may name</source>
      <translation>{count} células são mais do que uma linha pode citar</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>There is no scene {id}</source>
      <translation>Não existe a cena {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is a text</source>
      <translation>{command}: o campo {field} é um texto</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is an object</source>
      <translation>{command}: o campo {field} é um objeto</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is true or false</source>
      <translation>{command}: o campo {field} é true ou false</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>A path has at most {limit} steps</source>
      <translation>Um caminho tem no máximo {limit} passos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Allowed: {facings}</source>
      <translation>Permitido: {facings}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Ask reach for where it can go, or use the GM override</source>
      <translation>Pergunte com reach aonde pode ir, ou use a exceção do mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>End that turn first, or use the GM override</source>
      <translation>Termine esse turno primeiro, ou use a exceção do mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>It is the turn of {names}</source>
      <translation>É o turno de {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Move {name}</source>
      <translation>Mover {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Move {name} as GM</source>
      <translation>Mover {name} como mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>The wall is {wall}. Ask reach for where it can go, or use the GM override</source>
      <translation>O muro é {wall}. Pergunte com reach aonde dá para ir, ou use a exceção do mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>path: item {n} is neither a cell nor a step</source>
      <translation>caminho: o item {n} não é nem célula nem passo</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} cannot go there: {why}</source>
      <translation>{name} não pode ir até lá: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} cannot look there at the end</source>
      <translation>{name} não pode olhar para lá no fim</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} is moved by the GM</source>
      <translation>{name} é movido pelo mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} moves {cost} {unit}</source>
      <translation>{name} anda {cost} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>A scenario keeps at least one scene</source>
      <translation>Um cenário mantém pelo menos uma cena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Add another scene first</source>
      <translation>Acrescente outra cena primeiro</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Add scene {id}</source>
      <translation>Acrescentar a cena {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Change {kind} {id}</source>
      <translation>Mudar {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Close door {id}</source>
      <translation>Fechar a porta {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Door {id}: {state} by the GM</source>
      <translation>Porta {id}: {state} pelo mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>End the fight first</source>
      <translation>Termine o combate primeiro</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Lock door {id}</source>
      <translation>Trancar a porta {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Open door {id}</source>
      <translation>Abrir a porta {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Remove it and add another</source>
      <translation>Remova e acrescente outro</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Remove {kind} {id}</source>
      <translation>Remover {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The door {id} is locked</source>
      <translation>A porta {id} está trancada</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The id of a thing stays what it is</source>
      <translation>O id de uma coisa não muda</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The next free id is {id}</source>
      <translation>O próximo id livre é {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There are {count} of these already; at most {limit}</source>
      <translation>Já há {count} destes; no máximo {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is a fight in this scene</source>
      <translation>Há um combate nesta cena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is already something with the id {id}</source>
      <translation>Já existe algo com o id {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is no door {id} in this scene</source>
      <translation>Não há porta {id} nesta cena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is nothing with the id {id}</source>
      <translation>Não há nada com o id {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Unlock door {id}</source>
      <translation>Destrancar a porta {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Unlock it first, or use the GM override</source>
      <translation>Destranque-a primeiro, ou use a exceção do mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Use set_token or remove_token for it</source>
      <translation>Use set_token ou remove_token para isso</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>door</source>
      <translation>porta</translation>
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
      <translation>imagem</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>region</source>
      <translation>região</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>scene</source>
      <translation>cena</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>token</source>
      <translation>token</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>wall</source>
      <translation>parede</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>{id} is a token</source>
      <translation>{id} é um token</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>{where}: there is no field {field}</source>
      <translation>{where}: não existe o campo {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>1 to {limit} rounds pass in one line</source>
      <translation>Numa linha passam de 1 a {limit} rodadas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>A round has no length in these rules</source>
      <translation>Nestas regras a rodada não tem duração</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>End the turn, or the fight first</source>
      <translation>Termine antes o turno ou o combate</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Give one of rounds or seconds</source>
      <translation>Dê um destes: rounds ou seconds</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Give rounds</source>
      <translation>Dê rounds</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>In a fight time passes with its turns</source>
      <translation>Num combate o tempo passa com os turnos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Let {count} rounds pass</source>
      <translation>Deixar passar {count} rodadas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>{count} rounds pass</source>
      <translation>Passam {count} rodadas</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>A move has either the field to or the field path</source>
      <translation>Um movimento tem ou o campo to ou o campo path</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>A token has no field {field}</source>
      <translation>Um token não tem o campo {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Add {name}</source>
      <translation>Acrescentar {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Change {name}</source>
      <translation>Mudar {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Remove {name}</source>
      <translation>Remover {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Allies</source>
      <translation>Aliados</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Foes</source>
      <translation>Inimigos</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Neutral</source>
      <translation>Neutro</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Party</source>
      <translation>Grupo</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>no</source>
      <translation>não</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>yes</source>
      <translation>sim</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} faces {direction}</source>
      <translation>{name} olha para {direction}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} gets the condition {condition}</source>
      <translation>{name} recebe a condição {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} has another picture</source>
      <translation>{name} tem outra imagem</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is at height {height} {unit}</source>
      <translation>{name} está à altura de {height} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is changed</source>
      <translation>{name} foi alterado</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is hidden from the players</source>
      <translation>{name} está escondido dos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is put into another cell</source>
      <translation>{name} foi posto em outra célula</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is shown to the players</source>
      <translation>{name} aparece para os jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} loses the condition {condition}</source>
      <translation>{name} perde a condição {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: posture {posture}</source>
      <translation>{name}: postura {posture}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: side {side}</source>
      <translation>{name}: lado {side}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: size {size}</source>
      <translation>{name}: tamanho {size}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: {stat} set to {value}</source>
      <translation>{name}: {stat} agora {value}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: {stat} set to {value} (was {old})</source>
      <translation>{name}: {stat} agora {value} (era {old})</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{old} is now called {name}</source>
      <translation>{old} agora se chama {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/history.py" />
      <source>There is nothing to redo</source>
      <translation>Não há nada a refazer</translation>
    </message>
    <message>
      <location filename="battlemap/app/history.py" />
      <source>There is nothing to undo</source>
      <translation>Não há nada a desfazer</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>Choose another name.</source>
      <translation>Escolha outro nome.</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>Open it, or copy it as it is.</source>
      <translation>Abra-o, ou copie-o como está.</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>a ruleset, {name}</source>
      <translation>um sistema de regras, {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>a scenario, {title}; scenes: {scenes}, tokens: {tokens}</source>
      <translation>um cenário, {title}; cenas: {scenes}, tokens: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>pictures are missing: {names}</source>
      <translation>faltam imagens: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} could not be written: {reason}</source>
      <translation>{path} não pôde ser gravado: {reason}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is a folder that holds something else</source>
      <translation>{path} é uma pasta que contém outra coisa</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is a scenario already</source>
      <translation>{path} já é um cenário</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is the file that is imported</source>
      <translation>{path} é o arquivo que está sendo importado</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{problem} (problems in all: {count})</source>
      <translation>{problem} (problemas ao todo: {count})</translation>
    </message>
    <message>
      <location filename="battlemap/app/jobs.py" />
      <source>Cancelled</source>
      <translation>Cancelado</translation>
    </message>
    <message>
      <location filename="battlemap/app/jobs.py" />
      <source>Something went wrong inside the program: {what}</source>
      <translation>Algo deu errado dentro do programa: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>A change that was not saved is here again</source>
      <translation>Uma mudança que não estava salva está aqui de novo</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>A journal did not fit this file and was set aside: {path}</source>
      <translation>Um diário não combinava com este arquivo e foi posto de lado: {path}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>Changes cannot be kept safe: {why}</source>
      <translation>As mudanças não podem ser guardadas: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>Give a path to save it under</source>
      <translation>Dê um caminho onde salvar</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>This scenario has no file yet</source>
      <translation>Este cenário ainda não tem arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>the journal belongs to another state of this file</source>
      <translation>o diário pertence a outro estado deste arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>{count} changes that were not saved are here again</source>
      <translation>{count} mudanças que não estavam salvas estão aqui de novo</translation>
    </message>
    <message>
      <location filename="battlemap/app/moving.py" />
      <source>There is no way of moving called {mode}</source>
      <translation>Não há modo de mover chamado {mode}</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>A line is one JSON object</source>
      <translation>Uma linha é um objeto JSON</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>The line is longer than {limit} characters</source>
      <translation>A linha tem mais de {limit} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>This line is not JSON: {what}</source>
      <translation>Esta linha não é JSON: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>A roll is changed by its value or its total</source>
      <translation>Uma rolagem se muda pelo value ou pelo total</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>A roll is rolled again, or has another result, not both</source>
      <translation>Uma rolagem é refeita ou recebe outro resultado, não as duas coisas</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Game master</source>
      <translation>Mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Leave the dice out</source>
      <translation>Deixe os dados de fora</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>More than {limit} tokens are changed by hand</source>
      <translation>Mais de {limit} tokens são mudados à mão</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Nothing is rolled anew</source>
      <translation>Nada é rolado de novo</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Nothing is rolled for that</source>
      <translation>Para isso nada é rolado</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Set the stat itself: {example}</source>
      <translation>Defina o próprio valor: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>These rules do not say what a loss is taken from</source>
      <translation>Estas regras não dizem de que se desconta uma perda</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>the game master’s word</source>
      <translation>a palavra do mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{answer} is no change of the sheet</source>
      <translation>{answer} não é uma mudança da folha</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name} has no {stat}</source>
      <translation>{name} não tem {stat}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name} is left out: nothing happens to it</source>
      <translation>{name} fica de fora: nada lhe acontece</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: injury {now}, the rules say {was}</source>
      <translation>{name}: ferimento {now}, as regras dizem {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: {now} instead of {was}</source>
      <translation>{name}: {now} em vez de {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: {what} is {now}, rolled was {was}</source>
      <translation>{name}: {what} é {now}, rolado foi {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review_sheet.py" />
      <source>What would happen</source>
      <translation>O que aconteceria</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Attack</source>
      <translation>Ataque</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Block</source>
      <translation>Bloqueio</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical failure</source>
      <translation>Falha crítica</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical hit</source>
      <translation>Acerto crítico</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical miss</source>
      <translation>Erro crítico</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical success</source>
      <translation>Sucesso decisivo</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Damage</source>
      <translation>Dano</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Defence</source>
      <translation>Defesa</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Dodge</source>
      <translation>Esquiva</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Failure</source>
      <translation>Falha</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Fumble</source>
      <translation>Falha desastrosa</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Hit</source>
      <translation>Acerto</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Initiative</source>
      <translation>Iniciativa</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Miss</source>
      <translation>Erro</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Parry</source>
      <translation>Aparar</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Roll</source>
      <translation>Rolar</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Success</source>
      <translation>Sucesso</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>against {n}</source>
      <translation>contra {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{n} or less</source>
      <translation>{n} ou menos</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{n} or more</source>
      <translation>{n} ou mais</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{result} by {n}</source>
      <translation>{result} por {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>A question is open: {question}</source>
      <translation>Há uma pergunta em aberto: {question}</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Answer it, or cancel the line</source>
      <translation>Responda, ou cancele a linha</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Leave the answer out</source>
      <translation>Deixe a resposta de fora</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Log</source>
      <translation>Registro</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Nothing is asked</source>
      <translation>Nada está sendo perguntado</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>{problem}. Playing by plain movement rules instead</source>
      <translation>{problem}. Em vez disso valem as regras simples de movimento</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Answer in the Actions dock, or click a marked cell. [Esc] takes the whole action back</source>
      <translation>Responda no painel Ações, ou clique numa célula marcada. [Esc] desfaz a ação inteira</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Point at a place to see who is inside; click or [Enter] to act. Arrows move it, [Esc] cancels</source>
      <translation>Aponte para um lugar e veja quem está dentro; clique ou [Enter] para agir. Setas movem, [Esc] cancela</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Point at a target to see why; click to act. [Tab] next target, [Ctrl] override, [Esc] cancels</source>
      <translation>Aponte para um alvo e veja por quê; clique para agir. [Tab] próximo alvo, [Ctrl] exceção, [Esc] cancela</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>in the way</source>
      <translation>no caminho</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>no line of sight</source>
      <translation>sem linha de visão</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{length} · {n} m higher</source>
      <translation>{length} · {n} m mais alto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{length} · {n} m lower</source>
      <translation>{length} · {n} m mais baixo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{name} is in the way</source>
      <translation>{name} está no caminho</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{n} % shows</source>
      <translation>{n} % à vista</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{who}, {action}, at {whom}</source>
      <translation>{who}, {action}, em {whom}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{who}, {weapon}, at {whom}</source>
      <translation>{who}, {weapon}, em {whom}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>FRONT</source>
      <translation>FRENTE</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>REAR</source>
      <translation>RETAGUARDA</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>SIDE</source>
      <translation>FLANCO</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>An aura goes with a token: press on one</source>
      <translation>Uma aura acompanha um token: clique em um</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Drag it to move it, its end to turn it. [Del] takes it away. [Esc]: let go of it</source>
      <translation>Arraste para mover; pela ponta, para girar. [Del] retira. [Esc]: largar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Let go: it stays to be looked at. Wheel or [,] [.]: turn. [Shift] and wheel: width or angle. [Esc]: leave it</source>
      <translation>Solte: fica para ser vista. Roda ou [,] [.]: girar. [Shift] e roda: largura ou ângulo. [Esc]: desistir</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Only to look at. Drag its middle or its end, arrows move it, [,] [.] turn it. [Esc]: drop it</source>
      <translation>Só para olhar. Arraste o meio ou a ponta, setas movem, [,] [.] giram. [Esc]: descartar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Press and drag: an area. Click one on the map to change it. [Enter] begins by keys, [Shift] free of the grid</source>
      <translation>Arraste: uma área. Clique numa do mapa para mudá-la. [Enter] começa pelo teclado, [Shift] sem a grade</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>[Enter] or a double click lays it. Drag its middle or its end, arrows move it, [,] [.] turn it. [Esc]: drop it</source>
      <translation>[Enter] ou clique duplo põe no mapa. Arraste o meio ou a ponta, setas movem, [,] [.] giram. [Esc]: descartar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>+{n} more</source>
      <translation>e mais {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Aura</source>
      <translation>Aura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Behind cover or walls</source>
      <translation>Atrás de cobertura ou parede</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Burst</source>
      <translation>Círculo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Cone</source>
      <translation>Cone</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Inside</source>
      <translation>Dentro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Line</source>
      <translation>Linha</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Own side inside</source>
      <translation>Aliados dentro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Rectangle</source>
      <translation>Retângulo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Ring</source>
      <translation>Anel</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>a little cover</source>
      <translation>pouca cobertura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>at the centre</source>
      <translation>no centro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>full cover</source>
      <translation>cobertura total</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>good cover</source>
      <translation>boa cobertura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>half cover</source>
      <translation>meia cobertura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>head shows</source>
      <translation>só a cabeça</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>length {length}, width {width}</source>
      <translation>comprimento {length}, largura {width}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>length {length}, {angle}°</source>
      <translation>comprimento {length}, {angle}°</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>not reached</source>
      <translation>não alcançado</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>radius {length}</source>
      <translation>raio {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>round corners</source>
      <translation>contorna esquinas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>straight lines</source>
      <translation>em linha reta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>through walls</source>
      <translation>atravessa paredes</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>{inner} to {length}</source>
      <translation>{inner} a {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>A ray with a width</source>
      <translation>Um raio com largura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>All round a point</source>
      <translation>Em volta de um ponto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Angle</source>
      <translation>Ângulo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>By how much it grows each round; below 0 it shrinks</source>
      <translation>Quanto cresce a cada rodada; abaixo de 0, encolhe</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Darkness</source>
      <translation>Escuridão</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Difficult ground</source>
      <translation>Terreno difícil</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Fire</source>
      <translation>Fogo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>From a point, wider and wider</source>
      <translation>De um ponto, cada vez mais largo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>From corner to corner</source>
      <translation>De canto a canto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Gas</source>
      <translation>Gás</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Goes round corners and through open doors</source>
      <translation>Contorna esquinas e passa por portas abertas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Grows</source>
      <translation>Cresce</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Hazard</source>
      <translation>Perigo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Hides what is in it and behind it</source>
      <translation>Esconde o que está dentro e atrás dela</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>How many rounds it stays; at 0 for good, until it is taken away</source>
      <translation>Por quantas rodadas fica; com 0, até ser retirada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Inner radius</source>
      <translation>Raio interno</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>It is bright inside</source>
      <translation>Dentro é claro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>It is dark inside</source>
      <translation>Dentro é escuro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Lasts</source>
      <translation>Dura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Lay it on the map</source>
      <translation>Pôr no mapa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Length</source>
      <translation>Comprimento</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Light</source>
      <translation>Luz</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Off: only look who would be inside; Enter lays nothing</source>
      <translation>Desligado: só ver quem estaria dentro; Enter não põe nada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Only for the game master</source>
      <translation>Só para o mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Only what a straight line from the start reaches</source>
      <translation>Só o que uma linha reta do início alcança</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Other words for it, with commas between</source>
      <translation>Outras palavras para ela, separadas por vírgulas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Own words</source>
      <translation>Palavras próprias</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Radius</source>
      <translation>Raio</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Round a point, hollow inside</source>
      <translation>Em volta de um ponto, oco por dentro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Round a token, and goes with it</source>
      <translation>Em volta de um token, e vai com ele</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Shape</source>
      <translation>Forma</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Smoke</source>
      <translation>Fumaça</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Spreads</source>
      <translation>Contorna</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Straight</source>
      <translation>Reta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>The players are not shown it</source>
      <translation>Os jogadores não a veem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Through</source>
      <translation>Atravessa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Walls</source>
      <translation>Paredes</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Walls do not stop it</source>
      <translation>Paredes não a detêm</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Web</source>
      <translation>Teia</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>What it is</source>
      <translation>O que é</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>What lies on the map; the rules may act on it</source>
      <translation>O que está no mapa; as regras podem agir sobre isso</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Width</source>
      <translation>Largura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>for good</source>
      <translation>para sempre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>round</source>
      <translation>rodada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>rounds</source>
      <translation>rodadas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>{unit} a round</source>
      <translation>{unit} por rodada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>aimed here</source>
      <translation>mirado aqui</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>blast {length}</source>
      <translation>explosão {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>fragments {length}</source>
      <translation>fragmentos {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>lands here</source>
      <translation>cai aqui</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>scatters {length}</source>
      <translation>desvia {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>1 cell</source>
      <translation>1 célula</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Brush</source>
      <translation>Pincel</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click its corners, then double click or press Enter</source>
      <translation>Clique nos cantos, depois clique duplo ou Enter</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click: all the ground alike that hangs together</source>
      <translation>Clique: todo o terreno igual e contínuo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click: another corner. Double click, [Enter] or a click on the first corner: paint. [Backspace]: take the last corner back</source>
      <translation>Clique: outro canto. Clique duplo, [Enter] ou clique no primeiro canto: pintar. [Backspace]: desfazer o último canto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag from corner to corner</source>
      <translation>Arraste de canto a canto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag from one end to the other</source>
      <translation>Arraste de uma ponta à outra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag over the ground. Square brackets change the size</source>
      <translation>Arraste pelo terreno. Os colchetes mudam o tamanho</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Fill</source>
      <translation>Preencher</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Let go, or press [Enter]: it is painted. [Esc]: take it back</source>
      <translation>Solte ou tecle [Enter]: fica pintado. [Esc]: desfazer</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Let go: it is painted. Wheel: size of the brush. [Esc]: take it back</source>
      <translation>Solte: fica pintado. Roda: tamanho do pincel. [Esc]: desfazer</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Polygon</source>
      <translation>Polígono</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Size</source>
      <translation>Tamanho</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>nothing changes here</source>
      <translation>nada muda aqui</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>without a grid: a region</source>
      <translation>sem grade: uma região</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>{count} cells</source>
      <translation>{count} células</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>deeper {cost}</source>
      <translation>mais fundo: {cost}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>free</source>
      <translation>sem custo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>height in metres</source>
      <translation>altura em metros</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>no way through</source>
      <translation>sem passagem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>the whole move</source>
      <translation>todo o movimento</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>to {depth} m {cost}</source>
      <translation>até {depth} m: {cost}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>water</source>
      <translation>água</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>difficult ground</source>
      <translation>terreno difícil</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>earth</source>
      <translation>terra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>flammable</source>
      <translation>inflamável</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>grass</source>
      <translation>grama</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>ice</source>
      <translation>gelo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>impassable</source>
      <translation>intransponível</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>ladder</source>
      <translation>escada de mão</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>minor obstacle</source>
      <translation>obstáculo leve</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>mud</source>
      <translation>lama</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>obstacle</source>
      <translation>obstáculo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>road</source>
      <translation>estrada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>rubble</source>
      <translation>entulho</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>sand</source>
      <translation>areia</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>snow</source>
      <translation>neve</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>stairs</source>
      <translation>escada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>stone</source>
      <translation>pedra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>wood</source>
      <translation>madeira</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Ctrl moves it as the game master</source>
      <translation>Ctrl move como mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}</source>
      <translation>Direção no fim: {facing}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}, turned further</source>
      <translation>Direção no fim: {facing}, virado ainda mais</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}, {count} to choose from</source>
      <translation>Direção no fim: {facing}, {count} à escolha</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>GM override</source>
      <translation>Exceção do mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Moves whatever the rules say</source>
      <translation>Move, digam as regras o que disserem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Not all can go there</source>
      <translation>Nem todos podem ir até ali</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Out of reach</source>
      <translation>Fora do alcance</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>and {count} more</source>
      <translation>e mais {count}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>by the rules {cost} of {budget} {unit}</source>
      <translation>pelas regras {cost} de {budget} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>no way leads there</source>
      <translation>nenhum caminho leva até lá</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>straight on</source>
      <translation>em frente</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>{cost} of {budget} {unit}</source>
      <translation>{cost} de {budget} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>{more} {unit} more than it has</source>
      <translation>{more} {unit} a mais do que tem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/chain.py" />
      <source>Click: next point. [Enter], double or right click: done. [Backspace]: one back. [Shift]: free. [Esc]: drop it</source>
      <translation>Clique: próximo ponto. [Enter], clique duplo ou botão direito: pronto. [Backspace]: um de volta. [Shift]: livre. [Esc]: descartar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Click a wall, or drag from one side of the door to the other</source>
      <translation>Clique numa parede, ou arraste de um lado da porta ao outro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Click a wall: a door in it. Drag along a wall, or between any two points: a door as wide as that</source>
      <translation>Clique numa parede: uma porta nela. Arraste pela parede, ou entre dois pontos: uma porta dessa largura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Closed</source>
      <translation>Fechada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Door</source>
      <translation>Porta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Double door</source>
      <translation>Porta dupla</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Gate</source>
      <translation>Portão</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Kind</source>
      <translation>Tipo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Locked</source>
      <translation>Trancada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Of a door put down with a click; a drag sets it from side to side</source>
      <translation>De uma porta posta com um clique; arrastando, vai de um lado ao outro</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Players see a wall there while it is closed</source>
      <translation>Os jogadores veem ali uma parede enquanto está fechada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Portcullis</source>
      <translation>Rastrilho</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Secret</source>
      <translation>Secreta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Stands open</source>
      <translation>Aberta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Window</source>
      <translation>Janela</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>cell</source>
      <translation>célula</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>cells</source>
      <translation>células</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Arrows: where to. [,] [.]: turn. [W]: corner. [Enter]: go. [Ctrl] [Enter]: move as game master. [Esc]: leave it</source>
      <translation>Setas: para onde. [,] [.]: girar. [W]: curva. [Enter]: ir. [Ctrl] [Enter]: mover como mestre. [Esc]: desistir</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Beyond the edge of the map</source>
      <translation>Além da borda do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Cannot move</source>
      <translation>Não pode se mover</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Drop to move. [,] [.] or wheel: turn. Right click or [W]: corner. [Ctrl]: move as game master. [Esc]: leave it</source>
      <translation>Solte para mover. [,] [.] ou roda: girar. Botão direito ou [W]: curva. [Ctrl]: mover como mestre. [Esc]: desistir</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>{problem}. Hold Ctrl to do it as game master</source>
      <translation>{problem}. Segure Ctrl para fazê-lo como mestre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>A wall that is selected is cut at a point between its ends</source>
      <translation>Uma parede selecionada é cortada num ponto entre as pontas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>Drag points or pieces. Double click a line: new point. [Del]: take away. [Shift] click or [Ctrl] drag: select several</source>
      <translation>Arraste pontos ou trechos. Clique duplo na linha: novo ponto. [Del]: retirar. [Shift] clique ou [Ctrl] arrastar: selecionar vários</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>[Ctrl]: leave what is joined. [Shift]: free of the grid. [Esc]: leave it as it was</source>
      <translation>[Ctrl]: soltar do que está junto. [Shift]: sem a grade. [Esc]: deixar como estava</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>bright {bright}, dim {dim}</source>
      <translation>plena {bright}, penumbra {dim}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>By</source>
      <translation>Quanto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Click: the height there becomes the choice. So does a right click, or Ctrl</source>
      <translation>Clique: a altura dali vira a escolha. O botão direito ou Ctrl também</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Drag along it: the height changes evenly from end to end</source>
      <translation>Arraste ao longo dela: a altura muda por igual de ponta a ponta</translation>
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
      <translation>Baixar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Lower by {step} m</source>
      <translation>Baixar {step} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Pick</source>
      <translation>Pegar</translation>
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
      <translation>Definir</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ends of the ramp have the height of the ground there</source>
      <translation>As pontas da rampa têm a altura do terreno ali</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground gets this height</source>
      <translation>O terreno fica com esta altura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground rises by this step</source>
      <translation>O terreno sobe este tanto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground sinks by this step</source>
      <translation>O terreno desce este tanto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>To</source>
      <translation>Até</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>m</source>
      <translation>m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Bright {bright} cells, dim {dim}</source>
      <translation>Luz plena {bright} células, penumbra {dim}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Camp fire</source>
      <translation>Fogueira</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Candle</source>
      <translation>Vela</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Click: a light. Drag: how far it is bright. [Shift] drag: how far it is dim. Click a light to select it</source>
      <translation>Clique: uma luz. Arraste: até onde é plena. [Shift] arrastar: até onde é penumbra. Clique numa luz para selecioná-la</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Daylight</source>
      <translation>Luz do dia</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Direction</source>
      <translation>Direção</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Drag the middle to move it, the handles for its reach. [Del]: take away. [Shift] click: select several</source>
      <translation>Arraste o meio para mover, as alças para o alcance. [Del]: retirar. [Shift] clique: selecionar vários</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Lantern</source>
      <translation>Lampião</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Less than 360 makes a cone, which looks where it is dragged</source>
      <translation>Menos de 360 faz um cone, que aponta para onde é arrastado</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Of a cone put down with a click; 0 is up, 90 is right</source>
      <translation>De um cone posto com um clique; 0 é para cima, 90 para a direita</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Source</source>
      <translation>Fonte</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Torch</source>
      <translation>Tocha</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/look_over.py" />
      <source>Check the sheet, then apply. [Tab] next value, [Enter] apply, [Esc] cancel</source>
      <translation>Confira a folha e aplique. [Tab] próximo valor, [Enter] aplicar, [Esc] cancelar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>1 cell · {length} {unit}</source>
      <translation>1 célula · {length} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>Let go: the ruler stays. Right click or [W]: corner. [Shift]: free of the grid. [Esc]: take it away</source>
      <translation>Solte: a régua fica. Botão direito ou [W]: curva. [Shift]: sem a grade. [Esc]: tirar a régua</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>{count} cells · {length} {unit}</source>
      <translation>{count} células · {length} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>{length} {unit}, straight</source>
      <translation>{length} {unit}, em linha reta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Click: a note. Click a note to select it, drag it to move it</source>
      <translation>Clique: uma nota. Clique numa nota para selecioná-la, arraste-a para movê-la</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Of the next note; it can be written in Properties afterwards</source>
      <translation>Da próxima nota; depois pode ser escrito em Propriedades</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Players see it</source>
      <translation>Jogadores veem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Text</source>
      <translation>Texto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Write its text in Properties. [Del]: take away. [Shift] click: select several</source>
      <translation>Escreva o texto em Propriedades. [Del]: retirar. [Shift] clique: selecionar vários</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Base</source>
      <translation>Base</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Counted from {n} samples</source>
      <translation>Contado em {n} amostras</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>If hurt: {least} to {most} points, {n} on average</source>
      <translation>Se ferir: {least} a {most} pontos, {n} em média</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>It cannot be aimed at</source>
      <translation>Não se pode mirar nisso</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>No roll needed</source>
      <translation>Sem rolagem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Not possible</source>
      <translation>Impossível</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Number to roll</source>
      <translation>Número a rolar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Out of the fight at once</source>
      <translation>Fora do combate na hora</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Working out the odds</source>
      <translation>Calculando as chances</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>critical</source>
      <translation>crítico</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>lands</source>
      <translation>acerta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>lands, after defence</source>
      <translation>acerta, depois da defesa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>misses</source>
      <translation>erra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>stopped</source>
      <translation>não passa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/party.py" />
      <source>it is not its turn</source>
      <translation>não é o turno dele</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/party.py" />
      <source>that is beyond the edge of the map</source>
      <translation>isso fica além da borda do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Click corner after corner. Click a region to select it. [Ctrl] drag: select several</source>
      <translation>Clique canto após canto. Clique numa região para selecioná-la. [Ctrl] e arrastar: selecionar várias</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Drag a rectangle, or click two corners. Click a region to select it. [Ctrl] drag: select several</source>
      <translation>Arraste um retângulo ou clique em dois cantos. Clique numa região para selecioná-la. [Ctrl] e arrastar: selecionar várias</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Flammable</source>
      <translation>Inflamável</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Impassable</source>
      <translation>Intransponível</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Ladder</source>
      <translation>Escada de mão</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Minor obstacle</source>
      <translation>Obstáculo leve</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Name</source>
      <translation>Nome</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Obstacle</source>
      <translation>Obstáculo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Stairs</source>
      <translation>Escada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Tags</source>
      <translation>Marcas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Water depth</source>
      <translation>Fundo da água</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Area</source>
      <translation>Área</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click a wall to put a door into it, or drag along it. Click a door to select it.</source>
      <translation>Clique numa parede para pôr uma porta nela, ou arraste por ela. Clique numa porta para selecioná-la.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click corner after corner, or choose Rectangle and drag one. Click a region to select it.</source>
      <translation>Clique canto após canto, ou escolha Retângulo e arraste um. Clique numa região para selecioná-la.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click point after point, or drag one piece. Click a wall to select it and to drag its points.</source>
      <translation>Clique ponto a ponto, ou arraste um trecho. Clique numa parede para selecioná-la e arrastar seus pontos.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click to pin a note. Click a note to select it, drag it to move it.</source>
      <translation>Clique para pregar uma nota. Clique numa nota para selecioná-la, arraste-a para movê-la.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click to put a light, or drag its reach. Click a light to select it, drag it to move it.</source>
      <translation>Clique para pôr uma luz, ou arraste seu alcance. Clique numa luz para selecioná-la, arraste-a para movê-la.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Doors and windows</source>
      <translation>Portas e janelas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag a blast, a cone, a line or a cloud to see who is inside, and lay it on the map.</source>
      <translation>Arraste uma explosão, um cone, uma linha ou uma nuvem para ver quem está dentro, e ponha no mapa.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag a token to move it, or press Enter to lead it by keys. Click a door to open it. Drag over ground to select.</source>
      <translation>Arraste um token para movê-lo, ou tecle Enter para guiá-lo pelo teclado. Clique numa porta para abri-la. Arraste no chão para selecionar.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to measure. Right click sets a corner. Shift measures free of the grid.</source>
      <translation>Arraste para medir. O botão direito marca uma curva. Shift mede sem a grade.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to paint heights. Right click or Ctrl: pick one up. Square brackets: size. Arrows and Enter do it, too.</source>
      <translation>Arraste para pintar alturas. Botão direito ou Ctrl: pegar uma. Colchetes: tamanho. Setas e Enter também servem.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to paint the ground. Right click or Ctrl: pick it up. Square brackets: size. Arrows and Enter do it, too.</source>
      <translation>Arraste para pintar o terreno. Botão direito ou Ctrl: pegar. Colchetes: tamanho. Setas e Enter também servem.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Lights</source>
      <translation>Luzes</translation>
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
      <translation>Regiões</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Select and move</source>
      <translation>Selecionar e mover</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Terrain</source>
      <translation>Terreno</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Add</source>
      <translation>Acrescentar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Add: {what}</source>
      <translation>Acrescentar: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Bare ground; its height stays</source>
      <translation>Chão nu; a altura fica</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Click: what lies there becomes the choice. So does a right click, or Ctrl</source>
      <translation>Clique: o que está ali vira a escolha. O botão direito ou Ctrl também</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Depth of the water; 0: dry</source>
      <translation>Fundo da água; 0: seco</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Erase</source>
      <translation>Apagar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Erase: bare ground</source>
      <translation>Apagar: chão nu</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Ground</source>
      <translation>Terreno</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Its name</source>
      <translation>Nome dela</translation>
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
      <translation>Superfície</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Take off</source>
      <translation>Retirar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Take off: {what}</source>
      <translation>Retirar: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground becomes this and nothing else</source>
      <translation>O terreno fica sendo isto e nada mais</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground gets this as well</source>
      <translation>O terreno recebe também isto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground loses this and keeps the rest</source>
      <translation>O terreno perde isto e mantém o resto</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Water</source>
      <translation>Água</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Way up</source>
      <translation>Subida</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>What one climbs on to get up here</source>
      <translation>Por onde se escala para subir aqui</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>another…</source>
      <translation>outra…</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>bare ground</source>
      <translation>chão nu</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>none</source>
      <translation>nenhuma</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>water {depth} m</source>
      <translation>água {depth} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>way up: {what}</source>
      <translation>subida: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>A fence or rail: stops movement only</source>
      <translation>Cerca ou grade: barra só o movimento</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Click point after point, or drag one piece. Click a wall to select it. [Ctrl] drag: select several</source>
      <translation>Clique ponto a ponto, ou arraste um trecho. Clique numa parede para selecioná-la. [Ctrl] arrastar: selecionar vários</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Curtain</source>
      <translation>Cortina</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Drag points or pieces. Double click: new point. [Del] takes a point out that was clicked, [X] cuts the wall there</source>
      <translation>Arraste pontos ou trechos. Clique duplo: novo ponto. [Del] tira o ponto clicado, [X] corta a parede nele</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Fence</source>
      <translation>Cerca</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Has a top: one sees over it from higher up, and may climb it</source>
      <translation>Tem topo: do alto se vê por cima dela, e ela pode ser escalada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Holds from</source>
      <translation>Barra de</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Holds from one side only, seen along the way it is drawn</source>
      <translation>Barra só de um lado, visto no sentido em que é desenhada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Left</source>
      <translation>Esquerda</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Low wall</source>
      <translation>Mureta</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>One-way</source>
      <translation>Mão única</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Right</source>
      <translation>Direita</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Seen along the way it is drawn</source>
      <translation>Visto no sentido em que é desenhada</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Stops movement, sight and light</source>
      <translation>Barra movimento, visão e luz</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Stops sight and light; one can walk through</source>
      <translation>Barra visão e luz; dá para atravessar andando</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Top</source>
      <translation>Topo</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Wall</source>
      <translation>Parede</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>E</source>
      <translation>L</translation>
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
      <translation>Escolha outro nome</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Line {n}: {what}</source>
      <translation>Linha {n}: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Nothing can be written: {why}</source>
      <translation>Não é possível gravar nada: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>There is no screen here, so no window can open</source>
      <translation>Não há tela aqui, portanto nenhuma janela pode abrir</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Without one, use battlemap play and battlemap render</source>
      <translation>Sem tela, use battlemap play e battlemap render</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>{path} cannot be read: {why}</source>
      <translation>{path} não pode ser lido: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>{path} is there already</source>
      <translation>{path} já existe</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>A file stands where a folder is wanted. Choose another folder.</source>
      <translation>Há um arquivo onde se quer uma pasta. Escolha outra pasta.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>A folder has that name. Choose another name.</source>
      <translation>Uma pasta tem esse nome. Escolha outro nome.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>Save to another place.</source>
      <translation>Salve em outro lugar.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>That disk can only be read. Save to another place.</source>
      <translation>Esse disco só pode ser lido. Salve em outro lugar.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The disk cannot hold files of this size. Save to another place.</source>
      <translation>O disco não aceita arquivos desse tamanho. Salve em outro lugar.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The disk is full. Free some space or save to another place.</source>
      <translation>O disco está cheio. Libere espaço ou salve em outro lugar.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The folder does not exist. Choose one that does.</source>
      <translation>A pasta não existe. Escolha uma que exista.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The name or its path is too long. Choose a shorter one.</source>
      <translation>O nome ou o caminho é longo demais. Escolha um mais curto.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>You may not write there. Save to another folder.</source>
      <translation>Você não pode gravar ali. Salve em outra pasta.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>Your quota is used up. Free some space or save to another place.</source>
      <translation>Sua cota acabou. Libere espaço ou salve em outro lugar.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/cellguess.py" />
      <source>cells of {cell} px, from the file's name</source>
      <translation>células de {cell} px, pelo nome do arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/cellguess.py" />
      <source>{columns} × {rows} cells, from the file's name</source>
      <translation>{columns} × {rows} células, pelo nome do arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/fit.py" />
      <source>The map would have {columns} × {rows} cells; at most {side} a side and {most} in all are read</source>
      <translation>O mapa teria {columns} × {rows} células; são lidas no máximo {side} por lado e {most} ao todo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/fit.py" />
      <source>{name} should be from 1 to {most}, not {found}</source>
      <translation>{name} deve ir de 1 a {most}, não {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/attacks.py" />
      <source>{path} has more than {most} attacks</source>
      <translation>{path} tem mais de {most} ataques</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/body.py" />
      <source>{path} has more than {most} parts of the body</source>
      <translation>{path} tem mais de {most} partes do corpo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/entries.py" />
      <source>{path} has more than {most} entries</source>
      <translation>{path} tem mais de {most} entradas</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/entries.py" />
      <source>{path} is nested too deep</source>
      <translation>{path} tem níveis demais</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Open the character in GCS and save it again.</source>
      <translation>Abra o personagem no GCS e salve-o de novo.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Save the character from GCS as a .gcs file and take that.</source>
      <translation>Salve o personagem no GCS como arquivo .gcs e use esse.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Take a newer version of this program.</source>
      <translation>Use uma versão mais nova deste programa.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>a GURPS character sheet, {name}; attacks: {attacks}</source>
      <translation>uma ficha de personagem GURPS, {name}; ataques: {attacks}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>attacks that could not be read: {count}</source>
      <translation>ataques que não puderam ser lidos: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>the portrait: it cannot be read as a picture</source>
      <translation>o retrato: não pode ser lido como imagem</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>the sheet is of version {version}, newer than {newest}: only what stands in known places is taken</source>
      <translation>a ficha é da versão {version}, mais nova que {newest}: só se aproveita o que está em lugares conhecidos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>worked out, since the sheet does not store it (traits may add more): {names}</source>
      <translation>calculado, porque a ficha não o guarda (traços podem somar mais): {names}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is a character sheet of version {version}; this program reads versions {oldest} to {newest}</source>
      <translation>{path} é uma ficha da versão {version}; este programa lê as versões {oldest} a {newest}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is a character sheet without attributes</source>
      <translation>{path} é uma ficha de personagem sem atributos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is no GCS character sheet</source>
      <translation>{path} não é uma ficha de personagem do GCS</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path}: version should be a whole number of at least 1, not {found}</source>
      <translation>{path}: version deve ser um número inteiro a partir de 1, não {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>Make it smaller, for instance 12000 × 12000 px, and try again.</source>
      <translation>Diminua-a, por exemplo para 12000 × 12000 px, e tente de novo.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} does not fit into the memory</source>
      <translation>A imagem {name} não cabe na memória</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} has more than {most} million px</source>
      <translation>A imagem {name} tem mais de {most} milhões de px</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} has {width} × {height} px; at most {most} million px are read</source>
      <translation>A imagem {name} tem {width} × {height} px; são lidos no máximo {most} milhões de px</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} is larger than {most} MB</source>
      <translation>A imagem {name} tem mais de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>the picture has more than one frame; only the first is shown</source>
      <translation>a imagem tem mais de um quadro; só o primeiro aparece</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>the picture of {width} × {height} px is larger than can be shown and was shrunk to 1/{factor} on each side</source>
      <translation>a imagem de {width} × {height} px é maior do que se pode mostrar e foi reduzida a 1/{factor} em cada lado</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>Close it there first.</source>
      <translation>Feche-o lá primeiro.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>{path} is open in another Battlemap</source>
      <translation>{path} está aberto em outro Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>{where} holds a record that is no change: {problem}</source>
      <translation>{where} contém um registro que não é uma mudança: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/newscene.py" />
      <source>The map holds {found} things of the kind {kind}; at most {most} are read</source>
      <translation>O mapa contém {found} coisas do tipo {kind}; são lidas no máximo {most}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Building walls, doors and lights</source>
      <translation>Montando paredes, portas e luzes</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Done</source>
      <translation>Pronto</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Looking at the picture</source>
      <translation>Examinando a imagem</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Reading the file</source>
      <translation>Lendo o arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>PNG, JPEG and WebP are; GIF, BMP and TIFF are made into PNG.</source>
      <translation>PNG, JPEG e WebP são; GIF, BMP e TIFF viram PNG.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>Take another copy of it, or download it again.</source>
      <translation>Pegue outra cópia dela, ou baixe-a de novo.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>Take another copy of it.</source>
      <translation>Pegue outra cópia dela.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is a JPEG of a rare kind that is not read here</source>
      <translation>A imagem {name} é um JPEG de um tipo raro que não é lido aqui</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is cut off: its end is missing</source>
      <translation>A imagem {name} está cortada: falta o fim</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is damaged</source>
      <translation>A imagem {name} está danificada</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is in more than {most} pieces</source>
      <translation>A imagem {name} está em mais de {most} pedaços</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>{name} is no picture of a kind that is read here</source>
      <translation>{name} não é uma imagem de um tipo lido aqui</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>a {format} picture, whatever its name says</source>
      <translation>uma imagem {format}, diga o nome o que disser</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>cells of {cell} px, because both sides of the picture are multiples of it</source>
      <translation>células de {cell} px, porque os dois lados da imagem são múltiplos disso</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>the picture is stretched: its cells are {across} px wide and {down} px high</source>
      <translation>a imagem está esticada: suas células têm {across} px de largura e {down} px de altura</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>{columns} × {rows} cells of {cell} px; nothing in the file tells the grid</source>
      <translation>{columns} × {rows} células de {cell} px; nada no arquivo indica a grade</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Guessed: {what}</source>
      <translation>Suposto: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Imported {what}</source>
      <translation>Importado: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Left out: {what}</source>
      <translation>Deixado de fora: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>a Universal VTT map, {counts}</source>
      <translation>um mapa Universal VTT, {counts}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>a picture, {width} × {height} px, {columns} × {rows} cells</source>
      <translation>uma imagem, {width} × {height} px, {columns} × {rows} células</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>{columns} × {rows} cells; walls: {walls}, doors: {doors}, windows: {windows}, lights: {lights}</source>
      <translation>{columns} × {rows} células; paredes: {walls}, portas: {doors}, janelas: {windows}, luzes: {lights}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>Did you mean {word}?</source>
      <translation>Você quis dizer {word}?</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>Known: {words}</source>
      <translation>Conhecidos: {words}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a cell</source>
      <translation>uma célula</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a cell of two whole numbers</source>
      <translation>uma célula de dois números inteiros</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a colour #rrggbb</source>
      <translation>uma cor #rrggbb</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list</source>
      <translation>uma lista</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of at least {n} entries</source>
      <translation>uma lista de pelo menos {n} itens</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of at least {n} points</source>
      <translation>uma lista de pelo menos {n} pontos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of {n}</source>
      <translation>uma lista de {n}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a number from {low} to {high}</source>
      <translation>um número de {low} a {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a number greater than {above} and at most {high}</source>
      <translation>um número maior que {above} e no máximo {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a pair of whole numbers</source>
      <translation>um par de números inteiros</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a point [x, y]</source>
      <translation>um ponto [x, y]</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a rectangle [x, y, width, height]</source>
      <translation>um retângulo [x, y, largura, altura]</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a text of at most {most} characters</source>
      <translation>um texto de no máximo {most} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a value that JSON can hold</source>
      <translation>um valor que cabe em JSON</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a whole number from {low} to {high}</source>
      <translation>um número inteiro de {low} a {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an id of 1 to {most} characters without control ones</source>
      <translation>um id de 1 a {most} caracteres, sem os de controle</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an object</source>
      <translation>um objeto</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an object with {n} keys</source>
      <translation>um objeto com {n} chaves</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>keys that are texts</source>
      <translation>chaves que sejam textos</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>one of {values}</source>
      <translation>um de {values}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>the name of a picture, "pictures/…", in one folder</source>
      <translation>o nome de uma imagem, "pictures/…", numa só pasta</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>true or false</source>
      <translation>true ou false</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} holds {found} entries; at most {most} are read</source>
      <translation>{place} contém {found} itens; são lidos no máximo {most}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} is nested more than {most} levels deep</source>
      <translation>{place} tem mais de {most} níveis de aninhamento</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} should be {expected}, not {found}</source>
      <translation>{place} deveria ser {expected}, não {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>Nobody could open it again. Take something off the map first</source>
      <translation>Ninguém conseguiria abri-lo de novo. Tire antes algo do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>Take an earlier copy; the one before the last save ends in ~.</source>
      <translation>Pegue uma cópia anterior; a de antes da última gravação termina em ~.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>The picture {name} is missing</source>
      <translation>Falta a imagem {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{n} members of the archive are no part of a scenario; saving drops them</source>
      <translation>{n} itens do arquivo não fazem parte de um cenário; ao salvar eles se perdem</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} cannot be read: {reason}</source>
      <translation>{path} não pode ser lido: {reason}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} holds no {name}, so it is no scenario</source>
      <translation>{path} não contém {name}, portanto não é um cenário</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is neither a file nor a folder</source>
      <translation>{path} não é nem arquivo nem pasta</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is not a .battlemap file, or it is cut off</source>
      <translation>{path} não é um arquivo .battlemap, ou está cortado</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is not a file of this folder</source>
      <translation>{path} não é um arquivo desta pasta</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds a link instead of a file: {name}</source>
      <translation>{where} contém um atalho em vez de um arquivo: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds a member whose name leads elsewhere: {name}</source>
      <translation>{where} contém um item cujo nome leva a outro lugar: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds more than {most} members</source>
      <translation>{where} contém mais de {most} itens</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds two members of one name: {name}</source>
      <translation>{where} contém dois itens com o mesmo nome: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is larger than {most} MB</source>
      <translation>{where} tem mais de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is locked with a password: {name}</source>
      <translation>{where} está trancado com uma senha: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is packed in a way not read here: {name}</source>
      <translation>{where} está compactado de um modo não lido aqui: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where}: {name} is larger than {most} MB</source>
      <translation>{where}: {name} tem mais de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/kind.py" />
      <source>{place} lacks {name}</source>
      <translation>Falta {name} em {place}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/kind.py" />
      <source>{place}: there is no field {name}</source>
      <translation>{place}: não há campo {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>Install the newest Battlemap. The file was left as it is.</source>
      <translation>Instale o Battlemap mais novo. O arquivo ficou como está.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>Pictures and maps of other programs are opened with import.</source>
      <translation>Imagens e mapas de outros programas se abrem com Importar.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>{where} is not a Battlemap scenario: it lacks "format": "battlemap"</source>
      <translation>{where} não é um cenário do Battlemap: falta "format": "battlemap"</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>{where} was written by a newer Battlemap (format {version}); this one reads up to {current}</source>
      <translation>{where} foi gravado por um Battlemap mais novo (formato {version}); este lê até {current}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>The file may be cut off; take an earlier copy of it.</source>
      <translation>O arquivo pode estar cortado; pegue uma cópia anterior.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>a cell like "3,−1"</source>
      <translation>uma célula como "3,−1"</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>a list with at least one scene</source>
      <translation>uma lista com pelo menos uma cena</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>an object with cells as keys</source>
      <translation>um objeto com células como chaves</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>the id of a scene</source>
      <translation>o id de uma cena</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{place} has the id {id}, which an earlier scene has</source>
      <translation>{place} tem o id {id}, que já é de uma cena anterior</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{place} has the id {id}, which stands twice in this scene</source>
      <translation>{place} tem o id {id}, que aparece duas vezes nesta cena</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{where} is nested more than {most} levels deep</source>
      <translation>{where} tem mais de {most} níveis de profundidade</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{where} is not valid JSON: {problem}</source>
      <translation>{where} não é JSON válido: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/schema.py" />
      <source>{place} has {n} cells; at most {most} are read</source>
      <translation>{place} tem {n} células; são lidas no máximo {most}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>JSON, but nothing that is known here</source>
      <translation>JSON, mas nada que se conheça aqui</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Open a map and bring the character in as a token: {example}</source>
      <translation>Abra um mapa e traga o personagem como token: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Save it as a PNG, JPEG or WebP picture first.</source>
      <translation>Salve-a primeiro como imagem PNG, JPEG ou WebP.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Scenarios, pictures (PNG, JPEG, WebP, GIF, BMP, TIFF) and Universal VTT maps are read.</source>
      <translation>São lidos cenários, imagens (PNG, JPEG, WebP, GIF, BMP, TIFF) e mapas Universal VTT.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>There is no file {path}</source>
      <translation>Não existe o arquivo {path}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT actor, a character and no map</source>
      <translation>um ator do Foundry VTT, um personagem e não um mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT database</source>
      <translation>um banco de dados do Foundry VTT</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT scene</source>
      <translation>uma cena do Foundry VTT</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a GURPS character sheet (GCS), a character and no map</source>
      <translation>uma ficha de personagem GURPS (GCS), um personagem e não um mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a GURPS character, no map</source>
      <translation>um personagem GURPS, não um mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a MapTool file</source>
      <translation>um arquivo do MapTool</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a One Page Dungeon</source>
      <translation>uma One Page Dungeon</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a PDF document</source>
      <translation>um documento PDF</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Tiled map</source>
      <translation>um mapa do Tiled</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a donjon dungeon</source>
      <translation>uma masmorra do donjon</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a folder without a {name}</source>
      <translation>uma pasta sem {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a picture of a kind that is not read here</source>
      <translation>uma imagem de um tipo que não é lido aqui</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a ruleset, which is no map</source>
      <translation>um sistema de regras, que não é um mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a video</source>
      <translation>um vídeo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a zip archive without a scenario</source>
      <translation>um arquivo zip sem cenário</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>an SVG drawing</source>
      <translation>um desenho SVG</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>empty</source>
      <translation>vazio</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>nothing that is known here</source>
      <translation>nada que se conheça aqui</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is cut off: it ends in the middle of its data</source>
      <translation>{path} está cortado: termina no meio dos dados</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is larger than {most} MB</source>
      <translation>{path} tem mais de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is not valid JSON: a number in it is too long</source>
      <translation>{path} não é JSON válido: um número nele é longo demais</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is not valid JSON: line {line}, column {column}</source>
      <translation>{path} não é JSON válido: linha {line}, coluna {column}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is {what}</source>
      <translation>{path} é {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is {what}; this version cannot import it yet</source>
      <translation>{path} é {what}; esta versão ainda não importa isso</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>The picture is larger than {most} MB</source>
      <translation>A imagem tem mais de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{name} in the archive is damaged: {problem}</source>
      <translation>{name} dentro do arquivo está danificado: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{name} in the archive is larger than {most} MB</source>
      <translation>{name} dentro do arquivo tem mais de {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{suffix} is no ending of a picture's name</source>
      <translation>{suffix} não é terminação de nome de imagem</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>Export the map again.</source>
      <translation>Exporte o mapa de novo.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>doors and windows outside the picture: {count} of {all}</source>
      <translation>portas e janelas fora da imagem: {count} de {all}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>doors without a place: {count}</source>
      <translation>portas sem lugar: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights outside the picture, which are kept: {count}</source>
      <translation>luzes fora da imagem, que são mantidas: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights that reach nowhere and are switched off: {count}</source>
      <translation>luzes que não alcançam nada e estão apagadas: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights without a place: {count}</source>
      <translation>luzes sem lugar: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>of the portals that are not closed, those narrower than {narrow} cells are windows and the others open doors</source>
      <translation>das passagens que não estão fechadas, as mais estreitas que {narrow} células são janelas e as outras portas abertas</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>outlines of things ({count}): the things are seen and can be walked through, what is behind them is not seen</source>
      <translation>contornos de coisas ({count}): as coisas são vistas e pode-se atravessá-las, o que fica atrás não se vê</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>outlines of things outside the picture: {count}</source>
      <translation>contornos de coisas fora da imagem: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall of no length: {count}</source>
      <translation>pedaços de parede sem comprimento: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall outside the picture: {count} of {all}</source>
      <translation>pedaços de parede fora da imagem: {count} de {all}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall that lie exactly on others: {count}</source>
      <translation>pedaços de parede exatamente sobre outros: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>points without a place: {count}</source>
      <translation>pontos sem lugar: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the file speaks of {told} px a cell, its picture has {found}; the picture counts</source>
      <translation>o arquivo fala em {told} px por célula, sua imagem tem {found}; vale a imagem</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the light of the scene, {light}, from the colour {color}</source>
      <translation>a luz da cena, {light}, pela cor {color}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the lights are painted into the picture, so they are switched off</source>
      <translation>as luzes estão pintadas na imagem, por isso estão apagadas</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the map is {width} × {height} cells; the last column or row is cut</source>
      <translation>o mapa tem {width} × {height} células; a última coluna ou linha está cortada</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the number of cells, from the picture: the file names none</source>
      <translation>o número de células, pela imagem: o arquivo não diz nenhum</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the picture begins between two grid lines; the first lines are {x} and {y} cells from its corner</source>
      <translation>a imagem começa entre duas linhas da grade; as primeiras linhas estão a {x} e {y} células do canto</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the place of the hexes: a Universal VTT map cannot tell it</source>
      <translation>o lugar dos hexágonos: um mapa Universal VTT não sabe dizê-lo</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>{path} has neither a "map_size" nor a picture, so the map has no size</source>
      <translation>{path} não tem nem "map_size" nem imagem, portanto o mapa não tem tamanho</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture is {name}, found beside the map</source>
      <translation>a imagem é {name}, achada ao lado do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: it is not in base64 and cannot be read</source>
      <translation>a imagem: não está em base64 e não pode ser lida</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: it is of a kind that is not read here</source>
      <translation>a imagem: é de um tipo que não é lido aqui</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: the file carries none</source>
      <translation>a imagem: o arquivo não traz nenhuma</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: the file only names {name}, which does not lie beside it</source>
      <translation>a imagem: o arquivo só cita {name}, que não está ao lado dele</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: {problem}</source>
      <translation>a imagem: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/read.py" />
      <source>{path} holds more than {most} {what}</source>
      <translation>{path} contém mais de {most} {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/read.py" />
      <source>{path} lacks "resolution", without which a Universal VTT map has no size</source>
      <translation>Falta "resolution" em {path}; sem isso um mapa Universal VTT não tem tamanho</translation>
    </message>
    <message>
      <location filename="battlemap/model/scenario.py" />
      <source>{kind} {id} is not what the change expects</source>
      <translation>{kind} {id} não é o que a mudança espera</translation>
    </message>
    <message>
      <location filename="battlemap/movement/costs.py" />
      <source>the water is too deep</source>
      <translation>a água é funda demais</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>a wall is in the way</source>
      <translation>há um muro no caminho</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>climb {height} m</source>
      <translation>subir {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>costs {cost} {unit} of {budget}</source>
      <translation>custa {cost} {unit} de {budget}</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>double door</source>
      <translation>porta dupla</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>gate</source>
      <translation>portão</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>go down {height} m</source>
      <translation>descer {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>nobody has explored that ground yet</source>
      <translation>ninguém explorou esse terreno ainda</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>portcullis</source>
      <translation>porta levadiça</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>something stands at the corner</source>
      <translation>há algo na quina</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>the body does not fit there</source>
      <translation>o corpo não cabe ali</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>the body would stand beyond the edge of the map</source>
      <translation>o corpo passaria da borda do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>there are no diagonal steps here</source>
      <translation>aqui não há passos em diagonal</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>this way of moving does not lead there</source>
      <translation>esse modo de andar não leva até lá</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>window</source>
      <translation>janela</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>{token} stands there</source>
      <translation>{token} está ali</translation>
    </message>
    <message>
      <location filename="battlemap/movement/graph.py" />
      <source>install the program with its metadata, for example with installer/run.py</source>
      <translation>instale o programa com seus metadados, por exemplo com installer/run.py</translation>
    </message>
    <message>
      <location filename="battlemap/movement/graph.py" />
      <source>networkx does not know this program's search</source>
      <translation>o networkx não conhece a busca deste programa</translation>
    </message>
    <message>
      <location filename="battlemap/movement/mover.py" />
      <source>There is no token {id}</source>
      <translation>Não há token {id}</translation>
    </message>
    <message>
      <location filename="battlemap/movement/partway.py" />
      <source>climb down {height} m</source>
      <translation>descer escalando {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/partway.py" />
      <source>{metres} m of it are left</source>
      <translation>faltam {metres} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/points.py" />
      <source>{height} m of height</source>
      <translation>{height} m de altura</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pointsearch.py" />
      <source>a step needs a cell to go to</source>
      <translation>um passo precisa de uma célula de destino</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pointsearch.py" />
      <source>the token is not on the map</source>
      <translation>o token não está no mapa</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>a turn needs a facing</source>
      <translation>um giro precisa de uma direção</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>no leap leads there</source>
      <translation>nenhum salto leva até lá</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>that is not a neighbouring cell</source>
      <translation>essa não é uma célula vizinha</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>that is only possible before the first step</source>
      <translation>isso só é possível antes do primeiro passo</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>the token cannot turn in place</source>
      <translation>o token não pode girar no lugar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>a case file is an object whose vectors have id, given, when and expect</source>
      <translation>um arquivo de casos é um objeto cujos vectors têm id, given, when e expect</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} cannot be read: {problem}</source>
      <translation>{file} não pode ser lido: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is larger than {limit} bytes</source>
      <translation>{file} tem mais de {limit} bytes</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is nested too deeply</source>
      <translation>{file} tem níveis demais</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is not JSON: {problem}</source>
      <translation>{file} não é JSON: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file}: {place}: expected {expected}, found {found}</source>
      <translation>{file}: {place}: esperava {expected}, achou {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the case {case} stands there twice</source>
      <translation>o caso {case} aparece duas vezes</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the rule {rule} has a case, but is not in rules.toml</source>
      <translation>a regra {rule} tem um caso, mas não está em rules.toml</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the rule {rule} has no case</source>
      <translation>a regra {rule} não tem caso</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>there are cases, but no cases.py that plays them</source>
      <translation>há casos, mas nenhum cases.py que os jogue</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}, line {line}: imports {module}; a ruleset imports only {api}, itself and the standard library</source>
      <translation>{file}, linha {line}: importa {module}; um sistema de regras importa só {api}, a si mesmo e a biblioteca padrão</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}, line {line}: {problem}</source>
      <translation>{file}, linha {line}: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}: {place}: expected a text</source>
      <translation>{file}: {place}: esperava um texto</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>There is no manoeuvre {manoeuvre}</source>
      <translation>Não existe a manobra {manoeuvre}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>choose rules that do with set_rules, or add the token by hand</source>
      <translation>escolha com set_rules regras que leiam, ou acrescente o token à mão</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>leave it out</source>
      <translation>deixe de fora</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>leave the mode out</source>
      <translation>deixe o modo de fora</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>stats.version: expected {expected}, found {found}</source>
      <translation>stats.version: esperava {expected}, achou {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>{rules} does not read character sheets of {system}</source>
      <translation>{rules} não lê fichas de personagem de {system}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>{token} cannot move like that: {mode}</source>
      <translation>{token} não pode se mover assim: {mode}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>A die has from 1 to {limit} faces, not {faces}</source>
      <translation>Um dado tem de 1 a {limit} faces, não {faces}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>At least one die must be rolled</source>
      <translation>É preciso rolar pelo menos um dado</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>Dice are given as a list of faces</source>
      <translation>Os dados se dão como lista de faces</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>Dice are left over after {purpose}: {rest}</source>
      <translation>Sobraram dados depois de {purpose}: {rest}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>More than {limit} dice are given</source>
      <translation>Foram dados mais de {limit} dados</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>More than {limit} dice at once</source>
      <translation>Mais de {limit} dados de uma vez</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice are written in more than {limit} characters</source>
      <translation>Os dados estão escritos em mais de {limit} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice run out at {purpose}, which rolls a d{faces}</source>
      <translation>Os dados acabam em {purpose}, que rola um d{faces}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice {expr} cannot be read from {rest} on</source>
      <translation>Os dados {expr} não podem ser lidos a partir de {rest}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice {expr} end too early</source>
      <translation>Os dados {expr} terminam cedo demais</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The number {number} is larger than {limit}</source>
      <translation>O número {number} é maior que {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>There are no dice to roll</source>
      <translation>Não há dados a rolar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>dice are used in the order in which the rules ask</source>
      <translation>os dados são usados na ordem em que as regras pedem</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>dice are written like 3d6+2, d%, 1d6x10</source>
      <translation>dados se escrevem como 3d6+2, d%, 1d6x10</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>give one die more</source>
      <translation>dê mais um dado</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>give only as many dice as are rolled</source>
      <translation>dê só tantos dados quantos são rolados</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>such as 4 or "d20=11"</source>
      <translation>como 4 ou "d20=11"</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>such as [3, 4, 6] or ["d20=11"]</source>
      <translation>como [3, 4, 6] ou ["d20=11"]</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{face} is not the face of a die</source>
      <translation>{face} não é face de um dado</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{purpose} rolls a d{faces}, the next die given is a d{named}</source>
      <translation>{purpose} rola um d{faces}, o próximo dado dado é um d{named}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{purpose} rolls a d{faces}, which has no {value}</source>
      <translation>{purpose} rola um d{faces}, que não tem {value}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>There is no {what} {number}</source>
      <translation>Não há {what} {number}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>answer</source>
      <translation>resposta</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>leave the answer out</source>
      <translation>deixe a resposta de fora</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>roll</source>
      <translation>rolagem</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>they are numbered from 1 to {most}</source>
      <translation>são numeradas de 1 a {most}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>Answers are given as question: answer</source>
      <translation>Respostas se dão como pergunta: resposta</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>a whole number from {low} to {high}, or a list of faces</source>
      <translation>um número inteiro de {low} a {high}, ou uma lista de faces</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is no answer to {question}</source>
      <translation>{answer} não responde a {question}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is no total of {expr}</source>
      <translation>{answer} não é um total de {expr}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is not possible here</source>
      <translation>{answer} não é possível aqui</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is not possible: {why}</source>
      <translation>{answer} não é possível: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>The fight is in another scene</source>
      <translation>O combate está em outra cena</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>expected all tokens of the fight, each once, found {what}</source>
      <translation>esperava todos os tokens do combate, cada um uma vez, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>go to {id}</source>
      <translation>vá para {id}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>start one first</source>
      <translation>comece um primeiro</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>{name}: {condition} ends</source>
      <translation>{name}: {condition} termina</translation>
    </message>
    <message>
      <location filename="battlemap/rules/guard.py" />
      <source>The ruleset {id} answered {method} with nonsense: {problem}</source>
      <translation>O sistema de regras {id} respondeu a {method} com algo sem sentido: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/guard.py" />
      <source>battlemap check FOLDER looks a ruleset over</source>
      <translation>battlemap check PASTA examina um sistema de regras</translation>
    </message>
    <message>
      <location filename="battlemap/rules/lasting.py" />
      <source>Area {area} ends</source>
      <translation>A área {area} termina</translation>
    </message>
    <message>
      <location filename="battlemap/rules/loader.py" />
      <source>The ruleset {id} failed: {problem} ({place})</source>
      <translation>O sistema de regras {id} falhou: {problem} ({place})</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>a ruleset is a folder with a {name}</source>
      <translation>um sistema de regras é uma pasta com um {name}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>choices are for the type text</source>
      <translation>choices são para o tipo text</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>{file} is not TOML: {problem}</source>
      <translation>{file} não é TOML: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>{file} is not there</source>
      <translation>{file} não existe</translation>
    </message>
    <message>
      <location filename="battlemap/rules/numbers.py" />
      <source>{whole}.{part}</source>
      <translation>{whole},{part}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>There is no action {action}</source>
      <translation>Não existe a ação {action}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>give at, a cell of the scene</source>
      <translation>dê at, uma célula da cena</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>nobody to do it to</source>
      <translation>não há em quem fazê-lo</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not in front</source>
      <translation>não está à frente</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not while {condition}</source>
      <translation>não enquanto {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not with this manoeuvre</source>
      <translation>não com esta manobra</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>nothing left of {budget}</source>
      <translation>não resta nada de {budget}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>out of the fight</source>
      <translation>fora do combate</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>possible: {tokens}</source>
      <translation>possíveis: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} cannot be aimed at {token}</source>
      <translation>{action} não pode mirar em {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} is not possible now</source>
      <translation>{action} não é possível agora</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} is not possible: {why}</source>
      <translation>{action} não é possível: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} needs a place</source>
      <translation>{action} precisa de um lugar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} needs a target</source>
      <translation>{action} precisa de um alvo</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{distance} cells away, reach {reach}</source>
      <translation>a {distance} células, alcance {reach}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>Let it pass</source>
      <translation>Deixar passar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected a Verdict, found {what}</source>
      <translation>esperava um Verdict, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected a resolution, found {what}</source>
      <translation>esperava uma resolução, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected an Outcome at the end, found {what}</source>
      <translation>esperava um Outcome no fim, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>it yields nothing</source>
      <translation>não entrega nada</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>more than {limit} interrupts at once</source>
      <translation>mais de {limit} interrupções de uma vez</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>more than {limit} steps, it does not come to an end</source>
      <translation>mais de {limit} passos, não chega ao fim</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>resolutions nested more than {limit} deep</source>
      <translation>resoluções aninhadas mais de {limit} vezes</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>run again with the same dice and answers, it does something else</source>
      <translation>rodado de novo com os mesmos dados e respostas, faz outra coisa</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>The ruleset {id} extends itself</source>
      <translation>O sistema de regras {id} estende a si mesmo</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>The ruleset {id} has no rule {rule}</source>
      <translation>O sistema de regras {id} não tem a regra {rule}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>another of the same id goes first: {file}</source>
      <translation>outro com o mesmo id vem primeiro: {file}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>{file} is no ruleset</source>
      <translation>{file} não é um sistema de regras</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>There is no {name}</source>
      <translation>Não existe {name}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a number</source>
      <translation>um número</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a text of at most {limit} characters</source>
      <translation>um texto de no máximo {limit} caracteres</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a whole number</source>
      <translation>um número inteiro</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>did you mean {names}?</source>
      <translation>você quis dizer {names}?</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>expected {expected}, found {found}</source>
      <translation>esperava {expected}, achou {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>one of {choices}</source>
      <translation>um de {choices}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind} from {low} to {high}</source>
      <translation>{kind} de {low} a {high}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind}, at least {low}</source>
      <translation>{kind}, no mínimo {low}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind}, at most {high}</source>
      <translation>{kind}, no máximo {high}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Damage needs a token and numbers</source>
      <translation>Damage precisa de um token e de números</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Looked at {token}: numbers are numbers, and texts are made with T</source>
      <translation>Looked sobre {token}: números são números, e textos são feitos com T</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Looked needs a token and a rule, both texts</source>
      <translation>Looked precisa de um token e de uma regra, ambos textos</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Traced needs a word, cells and perhaps a radius, found {what}</source>
      <translation>Traced precisa de uma palavra, células e talvez um raio, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a Line needs a rule and a text made with T</source>
      <translation>uma Line precisa de uma regra e de um texto feito com T</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a question is a text, asked of a token</source>
      <translation>uma pergunta é um texto, feita a um token</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a resolution may not change {what}</source>
      <translation>uma resolução não pode mudar {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a roll needs a purpose</source>
      <translation>uma rolagem precisa de um propósito</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>an announcement needs an event and who does it</source>
      <translation>um anúncio precisa de um evento e de quem o faz</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Changes, found {what}</source>
      <translation>esperava uma tupla de Changes, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Damage, found {what}</source>
      <translation>esperava uma tupla de Damage, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Lines, found {what}</source>
      <translation>esperava uma tupla de Lines, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Looked, found {what}</source>
      <translation>esperava uma tupla de Looked, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Traced, found {what}</source>
      <translation>esperava uma tupla de Traced, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected texts as keys, found {what}</source>
      <translation>esperava textos como chaves, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected what JSON can say, found {what}</source>
      <translation>esperava o que cabe em JSON, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>nested too deeply</source>
      <translation>com níveis demais</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the choices of {question} need an id each</source>
      <translation>cada opção de {question} precisa de um id</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the default of {question} is none of its choices</source>
      <translation>o padrão de {question} não é uma de suas opções</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the modifiers of {purpose} are not Modifiers</source>
      <translation>os modificadores de {purpose} não são Modifiers</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the target of {purpose} is no number</source>
      <translation>o alvo de {purpose} não é um número</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>whom {purpose} is rolled against is no token</source>
      <translation>aquele contra quem se rola {purpose} não é um token</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{kind} {id}: expected a {kind}, found {what}</source>
      <translation>{kind} {id}: esperava {kind}, achou {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{kind} {id}: it has another id</source>
      <translation>{kind} {id}: tem outro id</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{question} needs Choices, at most {limit}</source>
      <translation>{question} precisa de Choices, no máximo {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{when}: expected one of {points}</source>
      <translation>{when}: esperava um de {points}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>A fight needs at least one token</source>
      <translation>Um combate precisa de pelo menos um token</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>It is not the turn of {token}</source>
      <translation>Não é o turno de {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>It is the turn of {acting}, not of {token}</source>
      <translation>É o turno de {acting}, não de {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>Nobody is left in this fight</source>
      <translation>Não sobrou ninguém neste combate</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The new order has not the same tokens: {tokens}</source>
      <translation>A nova ordem não tem os mesmos tokens: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The round is under way</source>
      <translation>A rodada está em curso</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The token {token} stands in the order twice</source>
      <translation>O token {token} aparece duas vezes na ordem</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>end the fight</source>
      <translation>termine o combate</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>end this turn first</source>
      <translation>termine este turno primeiro</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>name each token of the fight once</source>
      <translation>cite cada token do combate uma vez</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>next is {next}</source>
      <translation>o próximo é {next}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>place a token first</source>
      <translation>ponha um token primeiro</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>the reserve enters at the start of a round</source>
      <translation>a reserva entra no começo de uma rodada</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} has had its turn</source>
      <translation>{token} já teve seu turno</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} is not in reserve</source>
      <translation>{token} não está na reserva</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} is not in this fight</source>
      <translation>{token} não está neste combate</translation>
    </message>
    <message>
      <location filename="battlemap/rules/waiting.py" />
      <source>More than {limit} results wait</source>
      <translation>Mais de {limit} resultados esperam</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>A decision</source>
      <translation>Uma decisão</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Aim</source>
      <translation>Mirar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Answer the question</source>
      <translation>Responda à pergunta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Check the sheet</source>
      <translation>Confira a folha</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Decide</source>
      <translation>Decidir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Point at a target</source>
      <translation>Aponte para um alvo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Review</source>
      <translation>Revisão</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from behind</source>
      <translation>por trás</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the front</source>
      <translation>pela frente</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the left</source>
      <translation>pela esquerda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the right</source>
      <translation>pela direita</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;About Battlemap</source>
      <translation>&amp;Sobre o Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Add a token…</source>
      <translation>&amp;Acrescentar um token…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Blackout</source>
      <translation>Tela &amp;preta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Close the map</source>
      <translation>&amp;Fechar o mapa</translation>
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
      <translation>E&amp;xcluir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Docks</source>
      <translation>&amp;Painéis</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Edit</source>
      <translation>&amp;Editar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Empty map…</source>
      <translation>Mapa &amp;vazio…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;End the fight</source>
      <translation>&amp;Terminar o combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;File</source>
      <translation>&amp;Arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Follow</source>
      <translation>&amp;Seguir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Full screen</source>
      <translation>&amp;Tela cheia</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Grid…</source>
      <translation>&amp;Grade…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Help</source>
      <translation>Aj&amp;uda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Hide or show</source>
      <translation>&amp;Esconder ou mostrar</translation>
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
      <translation>&amp;Consultar uma regra…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Map</source>
      <translation>&amp;Mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Next token</source>
      <translation>Pró&amp;ximo token</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Next turn</source>
      <translation>&amp;Próximo turno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Open a scenario…</source>
      <translation>&amp;Abrir um cenário…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Paste</source>
      <translation>Co&amp;lar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Players’ screen</source>
      <translation>&amp;Tela dos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Previous token</source>
      <translation>Token &amp;anterior</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Sair</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Refazer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Roll dice</source>
      <translation>&amp;Rolar dados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Rules</source>
      <translation>&amp;Regras</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Rules of this map</source>
      <translation>&amp;Regras deste mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Sample fights</source>
      <translation>&amp;Combates de exemplo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Save</source>
      <translation>&amp;Salvar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Scenes</source>
      <translation>&amp;Cenas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Show on</source>
      <translation>&amp;Mostrar em</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Theme</source>
      <translation>&amp;Tema</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Tools</source>
      <translation>&amp;Ferramentas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Desfazer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;View</source>
      <translation>E&amp;xibir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Whole map</source>
      <translation>Mapa &amp;inteiro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A .battlemap file, or scenario.json in a scenario’s folder</source>
      <translation>Um arquivo .battlemap, ou o scenario.json da pasta de um cenário</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A GCS sheet as a new token, or for the token that is selected</source>
      <translation>Uma ficha do GCS como token novo, ou para o token selecionado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A JPEG, PNG or WebP becomes a new map</source>
      <translation>Um JPEG, PNG ou WebP vira um mapa novo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A grid without a picture</source>
      <translation>Uma grade sem imagem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A sheet of all that would happen, to be changed and applied at once</source>
      <translation>Uma folha com tudo o que aconteceria, para mudar e aplicar de uma vez</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Add a map p&amp;icture…</source>
      <translation>Acrescentar uma &amp;imagem ao mapa…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>All keys of the program</source>
      <translation>Todas as teclas do programa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>All tokens; with a building tool all things; again: both</source>
      <translation>Todos os tokens; com ferramenta de construção, todas as coisas; de novo: ambos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Any dice, open or in secret</source>
      <translation>Quaisquer dados, à vista ou em segredo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>At the pointer, also into another scene or program</source>
      <translation>Junto ao ponteiro, também em outra cena ou programa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Back to the start page</source>
      <translation>De volta à página inicial</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Copy, and take off the map</source>
      <translation>Copiar e retirar do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Cu&amp;t</source>
      <translation>Recor&amp;tar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Do again what was taken back</source>
      <translation>Fazer de novo o que foi desfeito</translation>
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
      <translation>Ir até a &amp;seleção</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Hidden tokens are not on the players’ screen</source>
      <translation>Tokens escondidos não aparecem na tela dos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Import a &amp;character…</source>
      <translation>Importar um &amp;personagem…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Kind and number of the cells, what one measures, and where the picture lies below them</source>
      <translation>Tipo e número das células, quanto mede cada uma e onde a imagem fica sob elas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Lay another picture over this map</source>
      <translation>Pôr outra imagem sobre este mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Le&amp;gend of the ground</source>
      <translation>Le&amp;genda do terreno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Next &amp;area of the window</source>
      <translation>Próxima ár&amp;ea da janela</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>One direction against the clock</source>
      <translation>Uma direção no sentido anti-horário</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>One direction with the clock</source>
      <translation>Uma direção no sentido horário</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Open &amp;recent</source>
      <translation>Abrir &amp;recente</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Open a &amp;picture…</source>
      <translation>Abrir uma &amp;imagem…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Pre&amp;ferences…</source>
      <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Re&amp;view areas before they happen</source>
      <translation>Re&amp;visar áreas antes que ocorram</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Save &amp;as…</source>
      <translation>Salvar &amp;como…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Search the library</source>
      <translation>Procurar na biblioteca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Select &amp;all</source>
      <translation>Selecionar t&amp;udo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell down</source>
      <translation>Tokens selecionados uma célula para baixo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell left</source>
      <translation>Tokens selecionados uma célula para a esquerda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell right</source>
      <translation>Tokens selecionados uma célula para a direita</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell up</source>
      <translation>Tokens selecionados uma célula para cima</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Start a fight with &amp;all</source>
      <translation>Começar um combate com &amp;todos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Start a fight with the &amp;selected</source>
      <translation>Começar um combate com os &amp;selecionados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Take back the last change</source>
      <translation>Desfazer a última mudança</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Take what is selected off the map</source>
      <translation>Retirar do mapa o que está selecionado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV goes black, from anywhere</source>
      <translation>A TV fica preta, de onde quer que você esteja</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV keeps its picture while you prepare the next</source>
      <translation>A TV mantém a imagem enquanto você prepara a próxima</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV shows the whole map</source>
      <translation>A TV mostra o mapa inteiro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV shows what you look at</source>
      <translation>A TV mostra o que você está olhando</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The keyboard goes from the map to the docks, the bars and back</source>
      <translation>O teclado vai do mapa aos painéis, às barras e de volta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Tokens on the nearest free cell, things one cell over</source>
      <translation>Tokens na célula livre mais próxima, coisas uma célula adiante</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Tokens, walls, doors, lights, regions, notes</source>
      <translation>Tokens, paredes, portas, luzes, regiões, notas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Turn &amp;left</source>
      <translation>Girar à &amp;esquerda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Turn &amp;right</source>
      <translation>Girar à &amp;direita</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Universal VTT: picture, grid, walls, doors and lights</source>
      <translation>Universal VTT: imagem, grade, paredes, portas e luzes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>What the patterns on the map mean, and what they cost</source>
      <translation>O que significam os padrões no mapa, e quanto custam</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Write it to another .battlemap file, or to a folder</source>
      <translation>Gravar em outro arquivo .battlemap, ou numa pasta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Write the scenario to its file</source>
      <translation>Gravar o cenário no seu arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom &amp;in</source>
      <translation>A&amp;proximar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom &amp;out</source>
      <translation>A&amp;fastar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom so that the map fills the window</source>
      <translation>Zoom em que o mapa enche a janela</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>A fight is already going on</source>
      <translation>Já há um combate em andamento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Nothing has been changed yet</source>
      <translation>Nada foi mudado ainda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Nothing has been taken back</source>
      <translation>Nada foi desfeito</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Open a map first</source>
      <translation>Abra um mapa primeiro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Select a token first</source>
      <translation>Selecione um token primeiro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Select a token or a thing first</source>
      <translation>Selecione antes um token ou uma coisa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>The players’ screen is off: choose a screen in “Players see”</source>
      <translation>A tela dos jogadores está desligada: escolha uma tela em “Jogadores veem”</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>There is no fight: start one in Combat</source>
      <translation>Não há combate: comece um em Combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>There is no token on this map</source>
      <translation>Não há nenhum token neste mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Change it</source>
      <translation>Mudar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Spreads round corners</source>
      <translation>Contorna esquinas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Straight lines from its start</source>
      <translation>Em linha reta do início</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Take the area away</source>
      <translation>Retirar a área</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Through walls</source>
      <translation>Atravessa paredes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/aim_card.py" />
      <source>F1: the rules of this card</source>
      <translation>F1: as regras deste cartão</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/aim_card.py" />
      <source>on {dice}</source>
      <translation>em {dice}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/furniture.py" />
      <source>Round</source>
      <translation>Rodada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/furniture.py" />
      <source>then</source>
      <translation>depois</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/render.py" />
      <source>Choose fewer px a cell; the limit is 12 000 x 12 000 px</source>
      <translation>Escolha menos px por célula; o limite é 12 000 x 12 000 px</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/render.py" />
      <source>The picture would be {width} x {height} px</source>
      <translation>A imagem teria {width} x {height} px</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>not possible</source>
      <translation>impossível</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>not possible now</source>
      <translation>impossível agora</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>{n} cells on the map</source>
      <translation>{n} células no mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/clipboard.py" />
      <source>There is nothing to paste: copy tokens or things of a map first</source>
      <translation>Não há nada a colar: copie antes tokens ou coisas de um mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>A free battle map for game masters. Works offline; no account, nothing is sent.</source>
      <translation>Um mapa de batalha gratuito para mestres de jogo. Funciona sem internet; sem conta, nada é enviado.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>About Battlemap</source>
      <translation>Sobre o Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>Licences</source>
      <translation>Licenças</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>The list of licences is not installed.</source>
      <translation>A lista de licenças não está instalada.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>Whose work is in it</source>
      <translation>De quem é o trabalho contido nele</translation>
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
      <translation>Não salvar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>If you do not save, what you changed since the last save is gone.</source>
      <translation>Se você não salvar, perde-se o que mudou desde a última vez.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Save</source>
      <translation>Salvar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Save the changes to “{name}”?</source>
      <translation>Salvar as mudanças em “{name}”?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Columns: how many cells the picture has from left to right; the rows follow. The last two, in cells, move it below the grid.</source>
      <translation>Colunas: quantas células a imagem tem da esquerda para a direita; as linhas acompanham. Os dois últimos, em células, movem a imagem sob a grade.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Grid of the map</source>
      <translation>Grade do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Lay the grid</source>
      <translation>Aplicar a grade</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Picture down</source>
      <translation>Imagem para baixo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Picture to the right</source>
      <translation>Imagem para a direita</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Walls, doors, lights, regions and notes stay where they are.</source>
      <translation>Muros, portas, luzes, regiões e notas ficam onde estão.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Cancel; nothing was changed</source>
      <translation>Cancelar; nada foi mudado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Hold and drag: move the map</source>
      <translation>Segurar e arrastar: mover o mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Hold while dropping: GM override</source>
      <translation>Segurar ao soltar: exceção do mestre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Keys</source>
      <translation>Teclas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>On the map</source>
      <translation>No mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Tools</source>
      <translation>Ferramentas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Columns</source>
      <translation>Colunas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Empty map</source>
      <translation>Mapa vazio</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Hexes, flat top</source>
      <translation>Hexágonos, topo plano</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Hexes, pointed top</source>
      <translation>Hexágonos, topo em ponta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Make the map</source>
      <translation>Criar o mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>No grid</source>
      <translation>Sem grade</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>One cell measures</source>
      <translation>Uma célula mede</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Rows</source>
      <translation>Linhas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Squares</source>
      <translation>Quadrados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Unit of length</source>
      <translation>Unidade de comprimento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>feet</source>
      <translation>pés</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>metres</source>
      <translation>metros</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Close</source>
      <translation>Fechar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Off: a token that moves keeps its facing, where the rules let it at no further cost</source>
      <translation>Desligado: um token que anda mantém a direção, onde as regras deixam sem custo a mais</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Preferences</source>
      <translation>Preferências</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Reduced motion</source>
      <translation>Menos movimento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Show dragging on the TV</source>
      <translation>Mostrar na TV o que se arrasta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Size of text</source>
      <translation>Tamanho do texto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>The players see a token move before you let go; never a hidden one</source>
      <translation>Os jogadores veem o token andar antes de você soltar; um escondido, nunca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Theme</source>
      <translation>Tema</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Tokens are at their new place at once</source>
      <translation>Os tokens aparecem logo no novo lugar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Tokens look along their way</source>
      <translation>Os tokens olham para onde andam</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>No rule has these words.</source>
      <translation>Nenhuma regra tem essas palavras.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Rules</source>
      <translation>Regras</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Rules: {name}</source>
      <translation>Regras: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Search by id, title or words</source>
      <translation>Procurar por id, título ou palavras</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Search the rules</source>
      <translation>Procurar nas regras</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Dice to roll</source>
      <translation>Dados a rolar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Enter rolls; the arrow keys bring back what was rolled before</source>
      <translation>Enter rola; as setas trazem de volta o que foi rolado antes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Roll dice: 3d6+2, d20, d%</source>
      <translation>Dados: 3d6+2, d20, d%</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Roll in secret: it never gets to the players’ screen</source>
      <translation>Rolar em segredo: nunca chega à tela dos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/action_fields.py" />
      <source>With</source>
      <translation>Com</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Action</source>
      <translation>Ação</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Actions</source>
      <translation>Ações</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Choose on the map</source>
      <translation>Escolher no mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Click the target on the map</source>
      <translation>Clique no alvo no mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Click to choose another of {n}</source>
      <translation>Clique para escolher outro de {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Do it</source>
      <translation>Fazer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>First apply or cancel what is under review</source>
      <translation>Primeiro aplique ou cancele o que está em revisão</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Game master: {n}</source>
      <translation>Mestre: {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Manoeuvre</source>
      <translation>Manobra</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Roll real dice: the program stops at each roll and you type in what they show</source>
      <translation>Role dados de verdade: o programa para a cada rolagem e você digita o que eles mostram</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Table dice</source>
      <translation>Dados da mesa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>These rules have no actions: move, and change stats by hand.</source>
      <translation>Estas regras não têm ações: mova e mude os valores à mão.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Whose actions? Select a token, or start a fight: then those of whoever’s turn it is stand here.</source>
      <translation>Ações de quem? Selecione um token ou comece um combate: aí as de quem está na vez ficam aqui.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>one possible target</source>
      <translation>um alvo possível</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>{n} possible targets</source>
      <translation>{n} alvos possíveis</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/base.py" />
      <source>Close this dock</source>
      <translation>Fechar este painel</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/base.py" />
      <source>Close this dock (View, Docks brings it back)</source>
      <translation>Fechar este painel (Exibir, Painéis o traz de volta)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Add a condition</source>
      <translation>Acrescentar uma condição</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Conditions</source>
      <translation>Condições</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Take away: {name}</source>
      <translation>Retirar: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>All kinds</source>
      <translation>Todos os tipos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Animals</source>
      <translation>Animais</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Category</source>
      <translation>Categoria</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Clear the search</source>
      <translation>Limpar a busca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Kinds of things in the library</source>
      <translation>Tipos de coisas na biblioteca</translation>
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
      <translation>Monstros</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Nothing in the library fits.</source>
      <translation>Nada na biblioteca combina.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Objects</source>
      <translation>Objetos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>People</source>
      <translation>Pessoas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Sample fights</source>
      <translation>Combates de exemplo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>The side of tokens you put down</source>
      <translation>O lado dos tokens que você põe no mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Tokens</source>
      <translation>Tokens</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Tokens: drag one onto the map, or press Enter</source>
      <translation>Tokens: arraste um para o mapa, ou tecle Enter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>as</source>
      <translation>como</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Log, newest first</source>
      <translation>Registro, o mais novo primeiro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>No line of the log has these words.</source>
      <translation>Nenhuma linha do registro tem essas palavras.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Nothing has happened yet. Moves, rolls and changes by hand come here.</source>
      <translation>Nada aconteceu ainda. Movimentos, rolagens e mudanças à mão vêm para cá.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Search the log</source>
      <translation>Procurar no registro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show each roll on the TV as it is made. Secret rolls never</source>
      <translation>Mostrar cada rolagem na TV quando é feita. As secretas, nunca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show on TV</source>
      <translation>Mostrar na TV</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show rolls on the TV</source>
      <translation>Mostrar rolagens na TV</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Undo this</source>
      <translation>Desfazer isto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Damage rolled</source>
      <translation>Dano rolado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Injury</source>
      <translation>Ferimento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Stopped by armour</source>
      <translation>Detido pela armadura</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>override</source>
      <translation>exceção</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>secret</source>
      <translation>secreto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>undone</source>
      <translation>desfeito</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>{name} is hurt</source>
      <translation>{name} está ferido</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>{name}: no longer {condition}</source>
      <translation>{name}: não mais {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Delete</source>
      <translation>Excluir</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Duplicate</source>
      <translation>Duplicar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Nothing selected. Take a tool for walls, doors, lights, regions or notes and click one on the map.</source>
      <translation>Nada selecionado. Pegue uma ferramenta de paredes, portas, luzes, regiões ou notas e clique numa delas no mapa.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Properties</source>
      <translation>Propriedades</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>{n} corners</source>
      <translation>{n} cantos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>{n} things</source>
      <translation>{n} coisas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>Choose a colour</source>
      <translation>Escolher uma cor</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>What the note says</source>
      <translation>O que a nota diz</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>different</source>
      <translation>diferentes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>no end</source>
      <translation>sem fim</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>{title} (different)</source>
      <translation>{title} (diferentes)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Begins at</source>
      <translation>Começa em</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Bright up to</source>
      <translation>Plena até</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Climbing</source>
      <translation>Escalada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Colour</source>
      <translation>Cor</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Dim up to</source>
      <translation>Penumbra até</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Else it is on the players’ screen too</source>
      <translation>Senão, aparece também na tela dos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Ends at</source>
      <translation>Termina em</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Light is</source>
      <translation>A luz</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Lit</source>
      <translation>Acesa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Note</source>
      <translation>Nota</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Of a cone: 0 is up, 90 is right</source>
      <translation>De um cone: 0 é para cima, 90 para a direita</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Own mix</source>
      <translation>Outra mistura</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Region</source>
      <translation>Região</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Sight is</source>
      <translation>A visão</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Stops movement</source>
      <translation>Barra movimento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>What one climbs here, such as stone_wall; empty: nothing</source>
      <translation>O que se escala aqui, como stone_wall; vazio: nada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>What the ground is made of, such as wood</source>
      <translation>De que o terreno é feito, como wood</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Without a top it has no end</source>
      <translation>Sem topo, não tem fim</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Words with commas between, such as difficult, stairs, flammable</source>
      <translation>Palavras separadas por vírgulas, como difficult, stairs, flammable</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>both sides</source>
      <translation>ambos os lados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>hides what is behind</source>
      <translation>esconde o que está atrás</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>its left only</source>
      <translation>só da esquerda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>its right only</source>
      <translation>só da direita</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>passes</source>
      <translation>passa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} doors</source>
      <translation>{n} portas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} lights</source>
      <translation>{n} luzes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} notes</source>
      <translation>{n} notas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} regions</source>
      <translation>{n} regiões</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} walls</source>
      <translation>{n} paredes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>A total or the faces of a roll; several rolls with + between them, as they stood there; empty: as it was</source>
      <translation>O total ou as faces de uma rolagem; várias rolagens com + entre elas, como estavam ali; vazio: como era</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>All dice anew; answers stay, and so does who is left out</source>
      <translation>Todos os dados de novo; as respostas ficam, e quem está de fora também</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>All of it happens, as one step that can be undone (Enter)</source>
      <translation>Tudo acontece, num só passo que se pode desfazer (Enter)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply</source>
      <translation>Aplicar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply to one token</source>
      <translation>Aplicar a um token</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply to {n} tokens</source>
      <translation>Aplicar a {n} tokens</translation>
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
      <translation>Nada ocorreu. Mude o emoldurado; desfazer anula tudo.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Nothing of it has happened, and nothing will (Esc)</source>
      <translation>Nada disso aconteceu, e nada acontecerá (Esc)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Review: {headline}, one token</source>
      <translation>Revisão: {headline}, um token</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Review: {headline}, {n} tokens</source>
      <translation>Revisão: {headline}, {n} tokens</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Roll all again</source>
      <translation>Rolar tudo de novo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Roll this again</source>
      <translation>Rolar isto de novo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Show the result on the players’ screen</source>
      <translation>Mostrar resultado aos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>That is no value for this cell</source>
      <translation>Esse valor não serve para este campo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>The dice of the current cell anew; all others stay (R)</source>
      <translation>Novos dados para o campo atual; os outros ficam (R)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Facing</source>
      <translation>Direção</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Hidden</source>
      <translation>Escondido</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Hidden from the players: not on the TV at all (H)</source>
      <translation>Escondido dos jogadores: não está na TV de modo algum (H)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Next move</source>
      <translation>Próximo movimento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>No token selected. Click one on the map, or press Tab there.</source>
      <translation>Nenhum token selecionado. Clique em um no mapa, ou tecle Tab ali.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Posture</source>
      <translation>Postura</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Side</source>
      <translation>Lado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Turn left (,)</source>
      <translation>Girar à esquerda (,)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Turn right (.)</source>
      <translation>Girar à direita (.)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>{n} tokens</source>
      <translation>{n} tokens</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Drag to change the order; double click: this one’s turn</source>
      <translation>Arraste para mudar a ordem; clique duplo: turno deste</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>In reserve: {names}</source>
      <translation>Na reserva: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Move</source>
      <translation>Movimento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Next</source>
      <translation>Próximo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>No fight is going on: everyone moves freely.</source>
      <translation>Não há combate: todos se movem livremente.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>No fighters yet. Drag one from Library.</source>
      <translation>Ainda não há combatentes. Arraste um da Biblioteca.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Open the library</source>
      <translation>Abrir a biblioteca</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Order of the fight</source>
      <translation>Ordem do combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Round {n}</source>
      <translation>Rodada {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Start a fight with all</source>
      <translation>Começar um combate com todos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>The next one’s turn (N)</source>
      <translation>O turno do próximo (N)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Turn</source>
      <translation>Turno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>With the selected ({n})</source>
      <translation>Com os selecionados ({n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>acts last</source>
      <translation>age por último</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>holds its turn back</source>
      <translation>guarda a vez</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{all} in the fight · {done} done</source>
      <translation>{all} no combate · {done} já agiram</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{name} (until {n})</source>
      <translation>{name} (até {n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the round</source>
      <translation>{n} resultados esperam o fim da rodada</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the step</source>
      <translation>{n} resultados esperam o fim da etapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the turn</source>
      <translation>{n} resultados esperam o fim do turno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>It reads PNG, JPEG and WebP</source>
      <translation>São lidos PNG, JPEG e WebP</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Lay it over this map</source>
      <translation>Pôr sobre este mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Open it as a new map</source>
      <translation>Abrir como mapa novo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Put it here as a token</source>
      <translation>Pôr aqui como token</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Save it first, then drop the file</source>
      <translation>Salve-o primeiro, depois solte o arquivo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>What was dropped is not a file on this computer</source>
      <translation>O que foi solto não é um arquivo deste computador</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>{file} cannot be read: {why}</source>
      <translation>{file} não pode ser lido: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>{file} is not a picture this program can show: {why}</source>
      <translation>{file} não é uma imagem que este programa possa mostrar: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Add a map picture</source>
      <translation>Acrescentar uma imagem ao mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>All files</source>
      <translation>Todos os arquivos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Battlemap scenario</source>
      <translation>Cenário do Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Character sheets</source>
      <translation>Fichas de personagem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Everything up to the last change is here; last: {what}</source>
      <translation>Tudo até a última mudança está aqui; a última: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>File not found: {path}</source>
      <translation>Arquivo não encontrado: {path}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Import a character</source>
      <translation>Importar um personagem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Import a map</source>
      <translation>Importar um mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Maps of other programs</source>
      <translation>Mapas de outros programas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Nothing opened yet</source>
      <translation>Nada aberto ainda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Open a picture</source>
      <translation>Abrir uma imagem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Open a scenario</source>
      <translation>Abrir um cenário</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Opening {name}</source>
      <translation>Abrindo {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Pictures</source>
      <translation>Imagens</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Save the scenario</source>
      <translation>Salvar o cenário</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Scenario folder</source>
      <translation>Pasta de cenário</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Scenarios</source>
      <translation>Cenários</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Untitled</source>
      <translation>Sem título</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>{guess}. Where cells do not fit, Map ▸ Grid… helps</source>
      <translation>{guess}. Se as células não encaixam, Mapa ▸ Grade… ajuda</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>{name} is open already</source>
      <translation>{name} já está aberto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Open something to play, or press [F1] for all keys</source>
      <translation>Abra algo para jogar, ou tecle [F1] para ver todas as teclas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Where is {name} now?</source>
      <translation>Onde está {name} agora?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Your work is kept. What happened is written in {file}</source>
      <translation>Seu trabalho está guardado. O que aconteceu está escrito em {file}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>cost {cost} {unit}</source>
      <translation>custo {cost} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>Cell {column}, {row}</source>
      <translation>Célula {column}, {row}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>height {height} m</source>
      <translation>altura {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>water {depth} m deep</source>
      <translation>água com {depth} m de fundo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/legend.py" />
      <source>Legend of the ground</source>
      <translation>Legenda do terreno</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>Put this scene on the table</source>
      <translation>Pôr esta cena na mesa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>The players see this scene from now on</source>
      <translation>Os jogadores veem esta cena a partir de agora</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>{name} (on the table)</source>
      <translation>{name} (na mesa)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Beyond</source>
      <translation>Além</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Half Move</source>
      <translation>Meio deslocamento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Step</source>
      <translation>Passo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>only as GM override</source>
      <translation>só como exceção do mestre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>up to {limit} {unit}</source>
      <translation>até {limit} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>A number sets them; +3 heals, −5 hurts:</source>
      <translation>Um número define; +3 cura, −5 fere:</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Change hit points…</source>
      <translation>Mudar pontos de vida…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Hit points</source>
      <translation>Pontos de vida</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>New point here</source>
      <translation>Novo ponto aqui</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Split here</source>
      <translation>Dividir aqui</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Write 7, +3 or −5</source>
      <translation>Escreva 7, +3 ou −5</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>“{words}” is not a number</source>
      <translation>“{words}” não é um número</translation>
    </message>
    <message>
      <location filename="battlemap/ui/player_window.py" />
      <source>Battlemap: players’ screen</source>
      <translation>Battlemap: tela dos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>Move this window to another screen first, or choose an ordinary window</source>
      <translation>Mova esta janela para outra tela primeiro, ou escolha uma janela comum</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>Players’ screen</source>
      <translation>Tela dos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>The players’ screen {name} is gone; it comes back when it is plugged in</source>
      <translation>A tela dos jogadores {name} sumiu; ela volta quando for ligada de novo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>There is no screen {name}</source>
      <translation>Não existe a tela {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>There is: {names}</source>
      <translation>Existem: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>an ordinary window</source>
      <translation>uma janela comum</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>nothing (TV off)</source>
      <translation>nada (TV desligada)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} (not plugged in)</source>
      <translation>{name} (não ligada)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} (screen {n})</source>
      <translation>{name} (tela {n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} is the screen this window is on</source>
      <translation>{name} é a tela em que esta janela está</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Choose an answer</source>
      <translation>Escolha uma resposta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Roll {dice}</source>
      <translation>Rolar {dice}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Take the whole action back: nothing of it has happened yet (Esc)</source>
      <translation>Desfazer a ação inteira: nada dela aconteceu ainda (Esc)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Take these dice</source>
      <translation>Usar estes dados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The faces (4 4 2), or their total</source>
      <translation>As faces (4 4 2) ou o total</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The game master’s word, not dice</source>
      <translation>A palavra do mestre, não os dados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The log marks the roll as an override</source>
      <translation>O registro marca a rolagem como exceção</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>What the dice show</source>
      <translation>O que os dados mostram</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>{dice} against {n}</source>
      <translation>{dice} contra {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>{name} may act now</source>
      <translation>{name} pode agir agora</translation>
    </message>
    <message>
      <location filename="battlemap/ui/quick.py" />
      <source>Hide or show</source>
      <translation>Esconder ou mostrar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/quick.py" />
      <source>of {n}</source>
      <translation>de {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>A picture of {px} pixels a side is more than {limit}</source>
      <translation>Uma imagem com {px} pixels de lado passa de {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>Give it the ending .png</source>
      <translation>Dê-lhe a terminação .png</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>Take fewer pixels per cell</source>
      <translation>Use menos pixels por célula</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>{path}: a picture is written as PNG</source>
      <translation>{path}: imagens são gravadas como PNG</translation>
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
      <translation>Efeitos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Rolls</source>
      <translation>Rolagens</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Who</source>
      <translation>Quem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>changed</source>
      <translation>mudado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>one roll for {n} tokens</source>
      <translation>uma rolagem para {n} tokens</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_view.py" />
      <source>What would happen, to be looked over</source>
      <translation>O que aconteceria, para revisar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>Also: {things}</source>
      <translation>Também: {things}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>GM override, the rules say {n}</source>
      <translation>Exceção, as regras dizem {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>Not listed: {names} ({why})</source>
      <translation>Não listados: {names} ({why})</translation>
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
      <translation>sai do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>left out: nothing happens to it</source>
      <translation>de fora: nada lhe acontece</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>moves</source>
      <translation>move-se</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>no longer {condition}</source>
      <translation>não mais {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>nothing comes through</source>
      <translation>nada atravessa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>nothing happens to them</source>
      <translation>nada lhes acontece</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one area</source>
      <translation>uma área</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one door</source>
      <translation>uma porta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one light</source>
      <translation>uma luz</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one thing of the map</source>
      <translation>uma coisa do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one wall</source>
      <translation>uma parede</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>set by hand</source>
      <translation>definido à mão</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>the ground of one cell</source>
      <translation>o terreno de uma célula</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>the ground of {n} cells</source>
      <translation>o terreno de {n} células</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} % open</source>
      <translation>{n} % exposto</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} areas</source>
      <translation>{n} áreas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} things of the map</source>
      <translation>{n} coisas do mapa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/roll_card.py" />
      <source>needs {n}</source>
      <translation>precisa de {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rule_card.py" />
      <source>Open the rule {rule}</source>
      <translation>Abrir a regra {rule}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>a saved copy reads differently</source>
      <translation>uma cópia salva é lida de outro modo</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>assets</source>
      <translation>recursos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>broken: {names}</source>
      <translation>quebrados: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>map {name}</source>
      <translation>mapa {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>missing: {names}</source>
      <translation>faltam: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>movement backend</source>
      <translation>motor de movimento</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>moves, undoes, saves; {count} cells in reach of {token}</source>
      <translation>move, desfaz, salva; {count} células ao alcance de {token}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>networkx {version} searches on it, {count} cells</source>
      <translation>o networkx {version} busca com ele, {count} células</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>picture of a scene</source>
      <translation>imagem de uma cena</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>rulesets</source>
      <translation>sistemas de regras</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>the frame is empty</source>
      <translation>o quadro está vazio</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>undo did not give the first state back</source>
      <translation>desfazer não devolveu o primeiro estado</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{count} tokens</source>
      <translation>{count} tokens</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{names}; attacks by {attackers}</source>
      <translation>{names}; ataques de {attackers}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{width} x {height} pixels</source>
      <translation>{width} x {height} pixels</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>As the desktop</source>
      <translation>Como a área de trabalho</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Dark theme</source>
      <translation>Tema escuro</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Empty map…</source>
      <translation>Mapa vazio…</translation>
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
      <translation>Nada aberto ainda. Comece com um combate de exemplo, ou solte uma imagem aqui.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Open a picture…</source>
      <translation>Abrir uma imagem…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Open a scenario…</source>
      <translation>Abrir um cenário…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Recent</source>
      <translation>Recentes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Rules for new maps</source>
      <translation>Regras para mapas novos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Search</source>
      <translation>Procurar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Search in Recent</source>
      <translation>Procurar nos recentes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>The map knows the rules.</source>
      <translation>O mapa conhece as regras.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Universal VTT</source>
      <translation>Universal VTT</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Works offline. No account, nothing is sent.</source>
      <translation>Funciona sem internet. Sem conta, nada é enviado.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>ready to play, and to take apart</source>
      <translation>prontos para jogar, e para desmontar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>2 minutes</source>
      <translation>2 minutos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Everything up to {time} is here, last: {what}</source>
      <translation>Tudo até {time} está aqui, por último: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>File not found. Moved, or on a disk that is not there?</source>
      <translation>Arquivo não encontrado. Foi movido, ou está num disco que não está aqui?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Find…</source>
      <translation>Procurar…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Move a fighter, see why a step costs what it costs, and send the picture to the TV.</source>
      <translation>Mova um combatente, veja por que um passo custa o que custa e mande a imagem para a TV.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Not closed properly: {name}</source>
      <translation>Não foi fechado direito: {name}</translation>
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
      <translation>Começar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Your first fight</source>
      <translation>Seu primeiro combate</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>hexes</source>
      <translation>hexágonos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>no TV needed</source>
      <translation>não precisa de TV</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>or drop a picture or a file anywhere</source>
      <translation>ou solte uma imagem ou um arquivo em qualquer lugar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>squares</source>
      <translation>quadrados</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>today</source>
      <translation>hoje</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>yesterday</source>
      <translation>ontem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>{heroes} heroes against {foes} foes</source>
      <translation>{heroes} heróis contra {foes} inimigos</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>All changes kept · {time}</source>
      <translation>Tudo guardado · {time}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>Each change is in the journal as soon as it is made</source>
      <translation>Cada mudança entra no diário assim que é feita</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>Save to another place now: {why}</source>
      <translation>Salve agora em outro lugar: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Main bar</source>
      <translation>Barra principal</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Players see nothing (TV off)</source>
      <translation>Jogadores não veem nada (TV desligada)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Players see {what}</source>
      <translation>Jogadores veem {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Screen the players see</source>
      <translation>Tela que os jogadores veem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Which screen shows the map to the players</source>
      <translation>Qual tela mostra o mapa aos jogadores</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Zoom: 100 % is 70 px a cell</source>
      <translation>Zoom: 100 % são 70 px por célula</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_host.py" />
      <source>Nothing was changed; you can go on</source>
      <translation>Nada foi mudado; você pode continuar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_host.py" />
      <source>The tool stopped because of a fault of the program</source>
      <translation>A ferramenta parou por uma falha do programa</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Choices of the tool</source>
      <translation>Escolhas da ferramenta</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Fold the choices</source>
      <translation>Recolher as opções</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Leave only the first row of choices over the map, or show all</source>
      <translation>Deixar só a primeira linha de opções sobre o mapa, ou mostrar todas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>nothing chosen</source>
      <translation>nada escolhido</translation>
    </message>
  </context>
</TS>
