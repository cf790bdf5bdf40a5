### conteur em português europeu. A voz da caixa de um jogo de família: breve, calorosa, simples. docs/words.md diz para que serve cada linha.

## Início
tagline = Alguém dá uma pista, todos jogam uma carta. Qual era a certa?
open-table = Abrir uma mesa
join-with-code = Entrar com um código
join = Entrar
play-with-bots = Jogar já com bots
public-tables = { $count ->
    [one] Uma mesa pública
   *[other] { $count } mesas públicas
}
table-is-playing = em jogo
how-to-play = Como se joga
lesson = Aprender jogando: dois minutos
language = Língua
offline = Estás sem Internet. Podes ver as imagens, mas para jogar é preciso ligação. A página continua sozinha quando ela voltar.
name-of-a-guest = Coelho

## À mesa
menu = Menu
close = Fechar
cancel = Cancelar
keep = Pronto
arriving = A caminho da mesa…
table-code = Mesa { $code }
hosts-table = Mesa de { $name }
at-the-table = { $count ->
    [one] Um jogador · até 12
   *[other] { $count } jogadores · até 12
}
players = Jogadores
sit-title = Mesa { $code }
already-here = Já cá estão:
your-name = O teu nome
your-rabbit = O teu coelho
your-look = O teu nome e o teu coelho
sit-down = Sentar-me
just-watch = Ficar só a ver
full-help = Podes ficar a ver até haver um lugar livre.
invite = Convidar
copied = Copiado
copy-this-link = Copia este link:
unreachable = Os outros dispositivos não conseguem entrar: este computador não está em nenhuma rede.
add-bot = Juntar um bot
tv = TV
qr = Código QR com o link para esta mesa
is-host = anfitrião
is-bot = bot
is-away = ausente
is-awaited = ainda a pensar
swap-help = Toca no lugar a trocar com o de { $name }.
make-host = Tornar anfitrião
send-away = Tirar da mesa
start-with = Começar com { $count }
waiting-for-host = { $name } vai iniciar o jogo.
rabbit-0 = Vermelho, liso, orelhas ao alto
rabbit-1 = Laranja, às pintas, orelhas abertas
rabbit-2 = Verde-mar, às faixas, orelhas caídas
rabbit-3 = Azul-claro, às riscas, uma orelha dobrada
rabbit-4 = Roxo, riscas na diagonal, orelhas à esquerda
rabbit-5 = Cor-de-rosa, aos quadrados, orelhas à direita
rabbit-6 = Verde-folha, duas metades, orelhas curtas
rabbit-7 = Azul-escuro, sinais +, orelhas longas e finas
rabbit-8 = Branco, com anéis, orelhas cruzadas
rabbit-9 = Castanho, em ziguezague, orelhas enroladas
rabbit-10 = Cinzento, malhado, só uma orelha levantada
rabbit-11 = Azeitona, riscas largas, orelhas dobradas

## Como jogamos
how-we-play = Como jogamos
mode = Modo de jogo
mode-base = Clássico
mode-party = Party
mode-team = Equipas
mode-base-help = 3 a 12 jogadores. Encontra a carta do narrador. A partir de 7 jogadores, todos têm dois votos.
mode-party-help = 6 a 12 jogadores. Primeiro a pista, depois as cartas. Vota na carta que a maioria vai escolher.
mode-team-help = 6, 8, 10 ou 12 jogadores, em equipas de dois, frente a frente. Um joga uma carta, o outro vota.
edition = Livro de regras
edition-odyssey = Odyssey (normal)
edition-odyssey-help = As regras habituais.
edition-pl-2 = Polaco, 2.ª edição
edition-pl-2-help = Os votos na tua carta só valem pontos se alguns, mas não todos, encontrarem a do narrador.
edition-ar = Árabe
edition-ar-help = Clássico: joga-se o baralho todo; até 6 jogadores, pontos por votos sem limite. Party: as duas fichas nunca na mesma carta. Equipas: sem limite, e chat privado entre parceiros.
edition-pl-1 = Polaco, 1.ª edição
edition-pl-1-help = Party: ninguém vê as suas cartas antes da pista.
edition-nl = Neerlandês
edition-nl-help = Quem der a primeira pista é o primeiro narrador.
play-to = Duração do jogo
end-edition = Como no livro de regras
end-points = { $count } pontos
end-laps = { $count ->
    [one] Uma volta à mesa
    [2] Duas voltas à mesa
   *[other] { $count } voltas à mesa
}
end-pile = O baralho todo
pace = Limite de tempo
pace-off = Sem limite
pace-off-help = Todo o tempo que for preciso.
pace-relaxed = Com calma
pace-relaxed-help = Dois a três minutos para cada passo.
pace-brisk = Rápido
pace-brisk-help = Um minuto, no máximo, para cada passo.
pace-own = À medida
pace-own-help = O anfitrião define os tempos.
clue = Pista
clue-text = Escrita
clue-text-help = Todos a leem no ecrã.
clue-spoken = Falada
clue-spoken-help = Na mesma sala ou em chamada: diz-se em voz alta.
clue-sound = Gravada
clue-sound-help = Todos ouvem a gravação.
plain-has-no-microphone = Neste endereço os telemóveis não podem gravar: a pista escreve-se ou diz-se em voz alta.
that-is-rounds = { $count ->
    [one] É só uma ronda.
   *[other] São { $count } rondas.
}
phase-claiming = Quem começa
phase-telling = Dar a pista
phase-submitting = Jogar uma carta
phase-voting = Votar
phase-scored = Ver os pontos
seconds-help = Em segundos. Vazio: sem limite.
more-settings = Mais regras e opções
option-first_storyteller = Primeiro narrador
option-first_storyteller-claim = Quem carregar primeiro
option-first_storyteller-clue = Quem der a primeira pista
option-first_storyteller-random = Por sorteio
option-second_vote = Segundo voto
option-second_vote-auto = A partir de 7 jogadores
option-second_vote-never = Nunca
option-bonus_when = Pontos por votos na tua carta
option-bonus_when-always = Em todas as rondas
option-bonus_when-mixed = Só se alguns, não todos, encontrarem a do narrador
option-bonus_cap = Máximo de pontos por votos
option-bonus_cap-3 = 3 por ronda
option-bonus_cap-none = Sem limite
option-red_on_green = As duas fichas na mesma carta
option-red_on_green-allowed = Permitido
option-red_on_green-forbidden = Não permitido
option-party_hands = As cartas antes da pista
option-party_hands-storyteller = O narrador não vê as suas
option-party_hands-all = Ninguém vê as suas
option-own_team_vote = Voto na carta da própria equipa
option-own_team_vote-void = Não vale pontos
option-own_team_vote-count = Conta como qualquer outro
option-own_team_vote-forbid = Não permitido
option-team_talk = Chat entre parceiros
option-team_talk-public = Todos podem ler
option-team_talk-private = Só os dois podem ler
leavers = Se alguém sair
leavers-bot = Um bot continua a jogar
leavers-go = O lugar é retirado após a ronda
bot-level = Nível dos bots
bot-level-easy = Fácil
bot-level-medium = Médio
bot-level-hard = Difícil
bots-speak = Língua dos bots
bots-learn = Os bots aprendem connosco
bots-learn-help = O servidor guarda as pistas desta mesa, sem nomes, para os bots jogarem melhor da próxima vez.
has-talk = Chat e reações
has-talk-help = Mensagens curtas que todos à mesa podem ler.
is-public = Mesa pública
is-public-help = Qualquer pessoa pode encontrá-la e sentar-se.
shuffle-word = Ajuda a baralhar
shuffle-word-help = Escreve uma palavra qualquer. Entra na mistura, e assim ninguém, nem este servidor, pode fazer batota.
mix-in = Juntar

## Imagens
pictures = Imagens
picture-count = { $count ->
    [one] uma imagem
   *[other] { $count } imagens
}
pictures-missing = { $count ->
    [one] Falta uma imagem
   *[other] Faltam { $count } imagens
}
pictures-enough = são precisas { $needed }
pictures-choose-or-add = Escolhe baralhos ou junta imagens
decks = Baralhos
own-pictures = As nossas imagens
pictures-drop = Larga aqui imagens, uma pasta ou um zip
pictures-add = Juntar imagens
pictures-folder = Juntar uma pasta
pictures-zip = Juntar um zip
pictures-help = Fotos ou desenhos. Cada imagem é endireitada e recortada como carta; o local e a data são apagados. Só esta mesa as vê.
pictures-sending = A enviar imagens
pictures-sent = { $done } de { $count }
understood = Percebi
bots-only-guess = Sem palavras, os bots só adivinham: põe um título ou umas etiquetas nas tuas imagens.
picture-words = Título e etiquetas
picture-title = Título
picture-tags = Etiquetas, separadas por vírgulas
picture-remove = Retirar esta imagem
save = Guardar
deck-save-as = Guardar neste servidor como
deck-save-help = Todos os que usam este servidor poderão ver estas imagens e jogar com elas.
deck-saved = Guardado. Já está na lista de baralhos.
see-deck = Ver as imagens de { $title }
see-pictures = Ver as imagens
deck-by = De { $authors }
deck-licence = Licença: { $licence }

## Uma ronda
round = Ronda { $number }
your-turn = É a tua vez
asked-may-claim = Tens uma ideia para uma pista? Começa tu.
asked-may-tell = És tu a narrar. Escolhe uma carta e dá uma pista.
asked-may-name-giver = Qual dos dois joga uma carta?
asked-may-submit = Já há pista. Escolhe uma carta que combine.
asked-may-vote = As cartas estão na mesa. Vota.
who-tells-first = Quem é o primeiro narrador?
claim-help = Alguma das tuas cartas te dá uma ideia? Quem carregar primeiro é o primeiro narrador.
claim-help-party = Em Party, o narrador dá a pista antes de ver as cartas. Quem carregar primeiro começa.
i-tell-first = Começo eu
nobody-tells-yet = Quem será o primeiro narrador?
first-clue-tells = Quem der a primeira pista é o narrador
you-are-storyteller = És tu a narrar
choose-then-text = Escolhe uma carta e escreve uma pista
choose-then-spoken = Escolhe uma carta e diz a pista em voz alta
choose-then-sound = Escolhe uma carta e grava a tua pista
speak-before-you-see = Primeiro a pista, depois as cartas
blind-help = As tuas cartas ficam viradas para baixo até dares a pista. Depois todos, tu também, jogam uma carta que combine.
hand-hint = Desliza pelas cartas · toca para ampliar
tell-goal = Alguns devem encontrá-la, mas não todos.
clue-placeholder = Uma palavra, uma canção…
your-clue = A tua pista
tell-it = Dar a pista
tell-then-look = Dar a pista e ver as cartas
spoken-help = Carrega quando todos a tiverem ouvido.
say-it-aloud = Diz a pista em voz alta.
you-said-it = Disseste-a em voz alta
clue-as-recording = Uma pista gravada
listen = Ouvir
listen-to = Ouvir { $name }
listen-again = Ouvir outra vez
record = Gravar a pista
record-help = Até dez segundos: uma palavra, uma melodia, um som.
record-done = Terminar
record-again = Gravar outra vez
recording-now = A gravar. Fala agora…
recorded = Gravada. Ouve-a ou envia-a.
microphone-asking = À espera do microfone…
microphone-refused = Esta página não tem permissão para usar o microfone.
microphone-refused-help = Autoriza-o nas definições do navegador e tenta outra vez.
microphone-missing = Não encontrámos nenhum microfone.
microphone-missing-help = Liga um ou continua num telemóvel.
microphone-insecure = Esta página não pode usar o microfone.
microphone-insecure-help = Os navegadores só o permitem em endereços que começam por https.
sound-file = Enviar um ficheiro de som
write-clue-instead = Prefiro escrever
say-clue-instead = Prefiro dizer em voz alta
try-again = Tentar de novo
awaiting-spoken = Escuta: { $name } vai dizer a pista em voz alta
awaiting-sound = { $name } está a gravar uma pista
i-have-said-it = Já a disse
choose-picture-first = Escolhe uma carta
choose-pictures-first = { $count ->
    [one] Escolhe mais uma carta
   *[other] Escolhe { $count } cartas
}
say-something-first = Falta a pista
choose-this = Escolher esta
choose-this-of = Escolher esta ({ $number } de { $count })
chosen = Escolhida
tells = A narrar: { $name }
you-tell = És tu a narrar
quoted = «{ $words }»
clue-was-spoken = { $name } deu a pista em voz alta
clue-as-spoken = Uma pista falada
which-of-yours = { $count ->
    [one] Qual das tuas cartas combina com a pista?
   *[other] Que { $count } cartas tuas combinam com a pista?
}
which-of-yours-fits-too = Agora vê: qual das tuas cartas combina melhor?
which-fits = Qual das tuas cartas combina melhor?
answer-goal = Ganhas um ponto por cada voto na tua carta.
give = { $count ->
    [one] Jogar esta
   *[other] Jogar estas { $count }
}
laid-aside = Escolhidas
take-back = Retirar
awaiting-text = { $name } está a pensar numa pista
meanwhile-hand = Entretanto, vê as tuas cartas.
hand-sleeps = Em Party, as tuas cartas ficam viradas para baixo até haver pista.
waiting-for = { $count ->
    [one] Falta um jogador
   *[other] Faltam { $count } jogadores
}
waiting-for-name = Falta { $name }
person-is-away = { $name } está ausente
play-for = Jogar por { $name }
play-for-really = Sim, um bot joga por { $name }
your-picture-lies = { $count ->
    [one] A tua carta está na mesa.
   *[other] As tuas cartas estão na mesa.
}
your-partner-gives = O teu parceiro joga uma carta. Tu votas.
you-are-watching = Estás só a ver.
you-join-next-round = Entras na próxima ronda.
joins-next-round = { $name } entra na próxima ronda

## Equipas
who-gives = Qual dos dois joga uma carta?
who-gives-help = Quem não jogar vota. Não mostrem nem descrevam as cartas.
who-gives-private = Quem não jogar vota. O vosso chat é privado: podem descrever as cartas.
i-give = Eu jogo uma carta
gives = { $name } joga uma carta
i-will-vote = Eu voto
will-vote = { $name } vota
suggests-you = { $name } propõe que jogues tu uma carta.
suggests-self = { $name } gostava de jogar uma carta.
waiting-for-partner = Falta { $name } concordar.
agree-i-give = Está bem, jogo eu
agree-they-give = Está bem, joga { $name }
talk = Chat
talk-public = Chat com { $name } (todos podem ler)
talk-private = Chat com { $name } (só para os dois)
talk-help = Digam quem tem uma boa carta, sem dizer qual é nem a descrever.
say = Enviar
talk-unread = Chat: mensagens novas
talk-everybody = Diz alguma coisa a toda a mesa.
was-said = Mensagens
to-partner = ao parceiro
talk-to = Para { $name }
talk-to-all = Para todos
gestures = Reações
reaction-applause = Aplausos
reaction-laugh = Risos
reaction-wow = Uau
reaction-heart = Adoro
reaction-think = A pensar
reaction-hurry = Vamos lá
phrase-let_me = Deixa comigo.
phrase-i_have_one = Tenho uma boa carta.
phrase-you_give = Joga tu, por favor.
phrase-not_sure = Não tenho nada de jeito.
phrase-all_right = Combinado!

## As cartas na mesa
gallery = As cartas na mesa
your-hand = A tua mão
card-number = Carta { $number } do baralho
card-back = Carta virada para baixo
hand-place = Carta { $number } de { $count }
look-at = Carta { $number } de { $count }
back-to-wall = Ver todas as cartas
back-to-hand = Voltar à tua mão
zoom = Ampliar
previous = Carta anterior
next = Carta seguinte
strip = Todas as cartas
yours = tua
owned-by = Carta de { $name }
votes-here = { $count ->
    [0] sem votos
    [one] um voto
   *[other] { $count } votos
}
your-vote-here = o teu voto está aqui
which-is = Qual é a carta de { $name }?
they-look-for-yours = Estão à procura da tua carta
where-will-most-vote = Que carta vai ter mais votos?
voting-board = Os teus votos
hole-empty = Por colocar
hole-vote = O teu voto está na carta { $slot }. Retirar
hole-red = A ficha vermelha está na carta { $slot }. Retirar
vote-help = Toca numa carta para a ver e depois vota.
two-votes-help = Tens dois votos; o segundo é opcional.
second-vote-help = O segundo voto é opcional; um só voto certo vale mais 1 ponto.
party-help = Vota como os outros. Um voto isolado não vale nada.
party-teller-help = Verde: vota como os outros. Vermelha: os votos nessa carta não valem.
vote-sealed = Confirmado. Podes mudar até todos terem votado.
place-vote = Votar na { $slot }
place-move = Passar o voto para a { $slot }
place-green = Ficha verde na { $slot }
place-red = Ficha vermelha na { $slot }
place-take-back = Retirar
seal-votes = { $count ->
    [one] Confirmar um voto
   *[other] Confirmar os dois votos
}
seal-tokens = Confirmar as duas fichas
this-is-yours = Esta carta é tua.
not-votable = Não podes votar nesta.
others-vote = Os outros estão a votar.
teller-watches = A tua carta está entre elas. Agora votam os outros.
partner-votes = O teu parceiro vota pelos dois.
pair-has-no-vote = A pista é de { $name }, por isso a tua equipa não vota. Agora votam os outros.

## Revelação
picture-of = A carta de { $name }
your-picture = A tua carta
where-you-met = Onde caíram os votos
your-round = Os teus pontos
your-teams-round = Os pontos da tua equipa
no-points = Desta vez, sem pontos.
no-points-all = Sem pontos: todos a encontraram, a pista era demasiado fácil.
no-points-none = Sem pontos: ninguém a encontrou, a pista era demasiado difícil.
no-points-missed = Sem pontos: votaste noutra carta e ninguém votou na tua.
no-points-alone = Sem pontos: mais ninguém votou nessa carta.
no-points-struck = Sem pontos: a ficha vermelha está nessa carta.
voted-own-team = A tua equipa votou na própria carta.
everyones-points = Todos os pontos
next-round = Próxima ronda
see-result = Ver o resultado
points-of-round = Pontos da ronda { $number }
told = narrou
track = Tabuleiro de pontuação
plaque-together = { $count ->
    [one] um voto
   *[other] { $count } votos
}
plaque-struck = anulada
party-story = Quanto mais votos numa carta, mais pontos, até 5. Sob a ficha vermelha, nenhum.
won-found = encontrada
won-told = só alguns a encontraram
won-spared-all = todos a encontraram
won-spared-none = ninguém a encontrou
won-single = com um só voto
won-vote-of = voto de { $name }
won-votes-capped = { $count } votos, máximo { $cap } pontos
won-together = { $count } votos iguais
told-all-voted = Todos votaram.
told-it-was = Era a número { $slot }, a carta de { $name }.
told-it-was-yours = Era a número { $slot }, a tua carta.
told-some = { $count ->
    [one] Um jogador encontrou-a: +3, e +3 para { $name }.
   *[other] { $count } jogadores encontraram-na: +3 cada, e +3 para { $name }.
}
told-some-yours = { $count ->
    [one] Um jogador encontrou-a: +3, e +3 para ti.
   *[other] { $count } jogadores encontraram-na: +3 cada, e +3 para ti.
}
told-all = Todos a encontraram: nada para { $name }, +2 para os outros.
told-all-yours = Todos a encontraram: nada para ti, +2 para os outros.
told-none = Ninguém a encontrou: nada para { $name }, +2 para os outros.
told-none-yours = Ninguém a encontrou: nada para ti, +2 para os outros.
told-decoy = { $count ->
    [one] A carta de { $name } teve um voto: +{ $points }.
   *[other] A carta de { $name } teve { $count } votos: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] A tua carta teve um voto: +{ $points }.
   *[other] A tua carta teve { $count } votos: +{ $points }.
}
told-together = { $count } votos na mesma carta: +{ $points } a cada um.
told-nobody-met = Nenhum voto coincidiu: desta vez, sem pontos.
told-red = A ficha vermelha está na { $slot }: os votos aí não valem.
told-leads = { $how ->
    [won] { $name } ganha com { $score }.
   *[leads] { $name } vai à frente com { $score }.
}
told-lead-together = { $how ->
    [won] { $names } ganham com { $score }.
    [leads] { $names } vão à frente com { $score }.
    [all] Empate geral a { $score }.
   *[level] { $names } empatam a { $score }.
}

## Resultado
the-end = Fim
game-over = O jogo acabou
game-stopped = O anfitrião terminou o jogo. Ninguém ganha.
after-rounds = { $count ->
    [one] Após uma ronda
   *[other] Após { $count } rondas
}
wins = { $count ->
    [one] { $names } ganha
   *[other] Empate: { $names }
}
wins-pair = { $names } ganham
you-win = { $mode ->
    [team] A tua equipa ganhou
   *[other] Ganhaste
}
winning-score = { $score ->
    [one] Um ponto
   *[other] { $score } pontos
}
play-again = Jogar de novo
back-to-table = Mudar regras ou jogadores
host-decides = O anfitrião pode começar outro jogo.
the-rounds = Todas as rondas
standings = Pontuação final
the-rounds-help = Toca numa ronda para rever as cartas e os votos.
found-by-of = { $count ->
    [0] ninguém a encontrou
   *[other] encontrada por { $count } de { $of }
}
previous-round = Ronda anterior
next-page = Ronda seguinte
honours = Prémios
honour-mysterious = A pista mais misteriosa
honour-mysterious-for = { $names }: carta encontrada por { $count } de { $of }
honour-decoy = O melhor engodo
honour-decoy-for = { $names }: { $count } votos numa carta
honour-reader = Telepatia
honour-reader-for = { $names }: { $count } de { $of } encontradas
honour-tuned = Em sintonia
honour-tuned-for = { $names }: voto partilhado em { $count } de { $of } rondas
honour-kindred = Almas gémeas
honour-kindred-for = { $names }: o mesmo voto { $count } vezes
honour-own-eyes = Espírito livre
honour-own-eyes-for = { $names }: { $count } votos só seus
honour-red = A ficha mais ousada
honour-red-for = { $names }: { $count } votos anulados de uma vez
download-record = Descarregar este jogo

## Menu e relógio
theme = Dia ou noite
theme-auto = Automático
theme-light = Dia
theme-dark = Noite
sound = Sons
notify = Avisar quando for a minha vez
notify-help = Mesmo quando estás noutra aplicação. O teu dispositivo vai pedir autorização.
notify-denied = O teu dispositivo não o permite. Podes mudar isso nas definições.
open-tv = Abrir o ecrã para a TV
copy-seat-link = Copiar o meu link pessoal
copy-seat-help = Abre-o noutro dispositivo para continuares lá. Não o partilhes com ninguém.
show-seat-qr = Mostrar o meu código QR pessoal
hide-seat-qr = Esconder o código QR
seat-qr = Código QR para continuar noutro dispositivo
my-data = O que guardamos sobre ti
my-data-take = Descarregar tudo
my-data-forget = Apagar tudo
my-data-forget-really = Sim, apagar tudo de vez
my-data-trouble = Não resultou: tenta outra vez daqui a pouco
leave = Sair da mesa
leave-really = Sim, sair de vez
leave-help = Um bot fica no teu lugar, ou o lugar é retirado. Se é só uma pausa, fecha a página: o lugar fica guardado.
hurry = Deixar um bot jogar por quem falta
for-the-host = Para o anfitrião
lock-table = Trancar a mesa
send-away-really = Sim, tirar { $name } da mesa
send-away-help = { $name } só pode voltar se tu deixares.
was-sent-away = { $name } está fora da mesa
let-back = Deixar voltar
stop-game = Terminar o jogo
stop-game-really = Sim, terminar já
stop-game-help = Ninguém ganha. Podem recomeçar com as mesmas pessoas.
clock-left = Faltam { $time }
clock-paused = Parado em { $time }
clock-pause = Parar o relógio
clock-resume = Retomar o relógio
clock-extend = Mais um minuto
seconds-left = { $count ->
    [one] Falta um segundo
   *[other] Faltam { $count } segundos
}

## Ecrã para a TV
tv-join = Entra em
tv-waiting = { $count ->
    [0] Lê o código com o telemóvel e entra.
    [one] Já cá está um jogador. Junta-te.
   *[other] Já cá estão { $count } jogadores.
}
tv-voting = { $count ->
    [one] Votação: falta um jogador
   *[other] Votação: faltam { $count } jogadores
}
tv-again = Mais um jogo? O anfitrião pode começá-lo.

## Como se joga
how-idea-title = A ideia
how-idea = Em cada ronda, um jogador é o narrador. Escolhe uma carta da sua mão e dá uma pista: uma palavra, uma frase, uma canção, um som.
how-give-title = Todos jogam uma carta
how-give = Cada um dos outros escolhe uma carta sua que também combine com a pista. Baralham-se todas e viram-se para cima.
how-vote-title = Todos votam
how-vote = Qual é a carta do narrador? Todos os outros votam, em segredo.
how-score-title = Pontos
how-score-some = Alguns encontram-na, mas não todos: 3 para o narrador, 3 para quem a encontrou.
how-score-none = Todos a encontram, ou ninguém: nada para o narrador, 2 para os outros. Por isso, nem demasiado fácil, nem demasiado difícil.
how-score-votes = Para todos menos o narrador: 1 por cada voto na sua carta, 3 no máximo.
how-three-title = Três jogadores
how-three = Têm sete cartas na mão e jogam duas por cada pista: vota-se entre cinco.
how-end-title = O fim
how-end-points = Quando alguém chega aos { $count } pontos, o jogo acaba com essa ronda.
how-end-laps = { $count ->
    [one] O jogo acaba quando todos tiverem sido o narrador uma vez.
    [2] O jogo acaba quando todos tiverem sido o narrador duas vezes.
   *[other] O jogo acaba quando todos tiverem sido o narrador { $count } vezes.
}
how-end-pile = Quando já não há cartas no baralho, o jogo acaba com essa ronda.
how-win = Ganha quem tiver mais pontos. Em caso de empate, a vitória é partilhada.
how-win-team = Ganha a equipa com mais pontos. Em caso de empate, a vitória é partilhada.
how-large-title = Sete ou mais
how-large = Todos têm dois votos, em duas cartas diferentes; o segundo é opcional. Quem acerta com um só voto ganha mais 1 ponto.
how-team-title = Equipas
how-team = Joga-se em equipas de dois, com uma só pontuação. O parceiro do narrador também joga uma carta. Nas outras equipas combina-se quem joga uma carta; o outro vota.
how-team-vote-title = Um vota pelos dois
how-team-vote = Qual é a carta do narrador? Nas outras equipas vota, em segredo, quem não jogou uma carta.
back = Voltar
how-here = Nesta mesa
how-party-clue-title = Primeiro a pista
how-party-clue = O narrador dá a pista antes de ver as suas cartas. Depois todos, incluindo o narrador, jogam uma carta que combine.
how-party-vote-title = Vota como os outros
how-party-vote = Ganhas tantos pontos quantos os votos na carta em que votaste, 5 no máximo; pode ser a tua. Um voto isolado não vale nada. A ficha vermelha do narrador anula uma carta: os votos nela não valem.
how-party-pass-title = As cartas circulam
how-party-pass = Após cada ronda, todos passam as cartas para a esquerda, viradas para baixo.

## Um primeiro jogo
lesson-claim = Jogas com três bots. Alguém tem de começar: carrega em «Começo eu».
lesson-tell = Escolhe uma carta e dá uma pista. Nem fácil nem difícil demais: alguns devem encontrá-la, mas não todos.
lesson-told = Agora os outros escolhem uma das suas cartas que também combine com a tua pista.
lesson-watch = Todas as cartas estão na mesa, a tua também. Os outros votam na que lhes parece ser a tua.
lesson-own-some = Alguns encontraram a tua carta, mas não todos: perfeito. 3 pontos para ti e 3 para quem a encontrou.
lesson-own-all = Todos a encontraram: a pista era demasiado fácil. Nada para ti, 2 pontos para os outros.
lesson-own-none = Ninguém a encontrou: a pista era demasiado difícil. Nada para ti, 2 pontos para os outros.
lesson-hear = Agora é outro jogador a narrar. Entretanto, vê as tuas cartas.
lesson-answer = Esta é a pista de { $name }. Joga uma carta que possa passar pela de { $name }.
lesson-given = A tua carta está na mesa. Quando todos tiverem jogado uma, baralham-se e viram-se para cima.
lesson-vote = Qual é a carta de { $name }? Toca numa para a ver e depois vota. Na tua não podes.
lesson-sealed = Confirmado. Quando todos tiverem votado, vês a resposta.
lesson-found = Encontraste a carta de { $name }: 3 pontos para ti e 3 para { $name }.
lesson-missed = A de { $name } era outra. Quem a encontrou ganha 3 pontos, e { $name } também.
lesson-votes = E 1 ponto por cada voto na tua carta.
lesson-finish = Percebi
lesson-skip = Esconder dicas
lesson-done-title = É este o jogo todo
lesson-done = Deste uma pista, jogaste uma carta e votaste. O jogo acaba quando alguém chega aos 30 pontos, e ganha quem tiver mais. Com amigos é ainda melhor.
lesson-play-on = Continuar a jogar

## Dificuldades
connection-lost = Ligação perdida.
connection-trying = A ligar de novo… O teu lugar e as cartas estão a salvo.
connection-back = Ligação retomada
seat-lost = Estás agora a jogar noutro dispositivo. Aqui ficas só a ver.
old-link-help = O lugar já não existe, ou o link não foi copiado inteiro. Senta-te de novo ou fica a ver.
wrong-link-kept = Esse link não abre nenhum lugar aqui. Ficas com o teu.
seat-offered = Já estás aqui como { $mine }. Continuar como { $theirs } neste dispositivo?
seat-offered-help = Abriste o link pessoal de alguém. Se não é teu, fica como estás.
seat-offered-stay = Ficar como { $mine }
seat-offered-take = Continuar como { $theirs }
no-such-table-help = A mesa { $code } já não existe: as mesas são apagadas quando ninguém vem durante muito tempo. Pede um link novo ou abre tu uma mesa.
old-page-help = Há uma versão nova. Recarrega a página; o teu lugar fica guardado.
trouble-help = O teu lugar e as cartas estão a salvo. Tenta daqui a pouco.
sent-away-help = Se foi engano, pede ao anfitrião que te deixe voltar e depois recarrega a página.
load-again = Recarregar
to-start = Página inicial
no_connection = Não conseguimos chegar ao servidor.

## Recusas
no_such_table = Nenhuma mesa tem este código: verifica as seis letras
wrong_key = Esse link não abre nenhum lugar aqui
key_must_be_16_bytes = Este link pessoal está incompleto: copia-o outra vez
sit_down_first = Senta-te primeiro
sent_away = O anfitrião tirou-te desta mesa
table_is_locked = Esta mesa está trancada: pede ao anfitrião que a abra
already_seated = Já tens um lugar nesta mesa
table_is_full = A mesa está cheia.
name_is_empty = Escreve primeiro o teu nome
name_is_too_long = Esse nome é longo demais: 24 letras no máximo
name_is_taken = Já há aqui alguém com esse nome: escolhe outro
no_such_rabbit = Esse coelho não existe: escolhe um dos doze
rabbit_is_taken = Alguém já tem esse coelho: escolhe outro
only_the_host_may = Só o anfitrião pode fazer isso
no_such_person = Esse jogador já não está cá
bots_cannot_host = Um bot não pode ser o anfitrião: escolhe uma pessoa
settings_not_understood = Estas opções não são compatíveis: muda uma delas
game_is_running = Há um jogo a decorrer: espera que acabe
no_game_is_running = Não há nenhum jogo: o anfitrião pode começar um
wait_for_the_next_round = Entras na próxima ronda
order_must_name_everybody_once = Alguém acabou de chegar ou sair: tenta outra vez
word_is_empty = Escreve primeiro uma palavra
text_is_empty = Escreve primeiro alguma coisa
text_is_too_long = É longo demais: encurta um pouco
talk_is_off = Nesta mesa o chat está desligado; o anfitrião pode ligá-lo
only_teams_talk_apart = Só os parceiros de equipa têm chat privado
there_is_no_clock = Esta mesa joga sem limite de tempo
no_such_recording = A gravação não chegou: grava outra vez
recording_is_too_long = Dura demais: dez segundos no máximo
recording_not_understood = Esta gravação não se consegue ouvir: grava outra vez
no_such_picture = Esta imagem já não está aqui
picture_is_known = Esta imagem, ou uma quase igual, já está aqui
enough_pictures = Uma mesa pode ter 300 imagens próprias: retira primeiro uma
no_such_deck = Este baralho não está neste servidor: escolhe outro
deck_name_is_taken = Já há um baralho com este nome neste servidor: escolhe outro nome
uploads_are_off = Este servidor não aceita imagens: joguem com os baralhos dele
table_is_out_of_room = Esta mesa não tem espaço para mais imagens: retira primeiro uma
server_is_out_of_room = Este servidor não tem espaço para mais imagens: joguem com os baralhos dele
not_a_picture = Não conseguimos abrir isto como imagem: usa JPEG, PNG, WebP, AVIF ou GIF
picture_is_svg = Os desenhos SVG não servem aqui: guarda-o como PNG
picture_is_heic = As fotos HEIC não servem aqui: envia a foto como JPEG
picture_is_damaged = O ficheiro está danificado ou incompleto: envia outra cópia
picture_moves = É animada: só imagens paradas podem ser cartas
picture_is_two_things = Este ficheiro esconde outra coisa: guarda a imagem de novo e tenta outra vez
picture_is_too_heavy = O ficheiro tem mais de 24 MB: reduz primeiro o tamanho
picture_is_too_large = Tem mais de 64 milhões de píxeis: reduz primeiro o tamanho
picture_is_too_small = É pequena demais: uma carta precisa de pelo menos 200 × 300 píxeis
picture_says_too_much = Este ficheiro traz demasiados dados extra: guarda a imagem de novo sem eles
picture_took_too_long = Este ficheiro demorou demais a abrir: guarda-o de novo ou mais pequeno
archive_is_damaged = O zip está danificado ou incompleto: cria-o de novo
archive_is_locked = O zip tem palavra-passe: cria-o sem ela
archive_is_too_large = O zip é grande demais: no máximo 1000 ficheiros e 256 MB
archive_in_archive = Há um zip dentro do zip: descomprime-o primeiro
archive_leads_astray = Há nomes de ficheiros que apontam para fora do zip: cria-o de novo
nothing_in_it = Não tem imagens: usa JPEG, PNG, WebP, AVIF ou GIF
cannot_write_now = O servidor não consegue guardar agora. Nada se perdeu; tenta outra vez.
too_many_tables = Abriram-se demasiadas mesas daqui. Espera um pouco e tenta outra vez.
too_fast = Foi depressa demais. Espera um momento e tenta outra vez.
not_understood = Esta página está desatualizada: recarrega-a
game_has_ended = O jogo acabou
seat_is_not_playing = Não estás neste jogo; podes entrar no próximo
not_in_this_phase = Tarde demais: o jogo já avançou
storyteller_already_chosen = Alguém foi mais rápido
first_clue_claims = Aqui decide a primeira pista: diz a tua
only_storyteller_gives_clue = Só o narrador dá a pista
clue_needs_a_card = Escolhe uma carta para a tua pista
clue_takes_no_card = Em Party, a pista vem sem carta
clue_is_empty = Falta a pista
clue_is_too_long = A pista é longa demais: 200 letras no máximo
clue_is_spoken = Nesta mesa as pistas são faladas: diz a tua em voz alta
card_not_in_hand = Essa carta não está na tua mão: escolhe outra
storyteller_has_submitted = A tua carta já está na mesa
already_submitted = A tua carta já está na mesa
wrong_number_of_cards = Joga uma carta; com três jogadores, duas
cards_must_differ = Escolhe duas cartas diferentes
only_teams_name_a_giver = Só as equipas escolhem quem joga uma carta
storytellers_team_names_no_giver = Na equipa do narrador, quem joga a carta é o parceiro
giver_must_be_of_the_team = Um dos dois tem de jogar uma carta
giver_already_agreed = Já está combinado
giver_not_agreed = Combinem primeiro quem joga uma carta
partner_gives = É o teu parceiro que joga a carta
storyteller_does_not_vote = O narrador não vota
giver_does_not_vote = O teu parceiro vota pelos dois
wrong_number_of_votes = Coloca um voto; a partir de sete jogadores podes colocar dois
votes_must_differ = Põe os teus dois votos em duas cartas diferentes
no_such_slot = Aí não há nenhuma carta: escolhe outra
cannot_vote_for_own_card = Esta carta é tua: vota noutra
cannot_vote_for_own_team = Esta carta é da tua equipa: vota noutra
red_token_is_missing = Coloca também a ficha vermelha
only_storyteller_places_red = Só o narrador tem ficha vermelha
red_cannot_lie_on_green = A vermelha não pode ficar com a tua verde: põe-na noutra carta
already_confirmed = Já confirmaste
too_few_players = Faltam jogadores: 3 para Clássico, 6 para Party e Equipas
too_many_players = São jogadores a mais: o máximo é 12
teams_need_an_even_number = As equipas precisam de um número par: 6, 8, 10 ou 12
teams_keep_their_seats = Em Equipas ninguém entra durante o jogo; espera pelo próximo
end_does_not_fit_mode = Esta duração não serve para este modo: escolhe outra
deck_is_too_small = Há poucas imagens para tantos jogadores: junta um baralho
seat_is_taken = Esse lugar está ocupado: escolhe outro
no_such_seat = Esse lugar não existe: escolhe outro
not_enough_cards_to_join = Restam poucas cartas para mais um; podes entrar no próximo jogo

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Vem jogar
preview-invitation = Há uma mesa à tua espera
preview-text = Alguém dá uma pista, todos jogam uma carta. Qual era a certa? Abre o link e senta-te: não é preciso criar conta.

## more
edition-why = Os livros de regras impressos variam um pouco. Joguem pelo que conhecem.

## growth

said_enough_for_now = Foram muitas mensagens seguidas. Espera um momento e continua.
enough_for_an_hour = Chegaste ao limite desta hora. Tenta de novo mais tarde.
too_many_decks = Já se guardaram muitos baralhos daqui hoje. Guarda o próximo amanhã.
export_is_running = Os teus dados já estão a ser descarregados. Espera até acabar.

## people

table_is_closed = Esta mesa está trancada
table-closed-help = Só quem já cá está a pode ver. Pede ao anfitrião um link para ficares a ver.
lock-closes-help = Mais ninguém se pode sentar nem ficar a ver. Quem já cá está fica.
copy-look-link = Copiar um link só para ver
copy-look-help = Quem o tiver pode ver o jogo, e também as vossas imagens.
own-pictures-hidden = As imagens que juntaram ficam escondidas aqui. Para as mostrar, abram este ecrã a partir do menu da mesa.
name_looks_like_another = Confunde-se com o nome de alguém aqui: escolhe outro
tables-kept = 
    { $days ->
        [one] Uma mesa que ninguém usa durante um dia é apagada.
       *[other] Uma mesa que ninguém usa durante { $days } dias é apagada, com tudo o que lá se jogou.
    }
tables-kept-always = As mesas ficam guardadas aqui até alguém as apagar.
my-data-all-help = Os teus nomes, mensagens, pistas, gravações e imagens nesta mesa, e os baralhos que guardaste a partir dela.
my-data-forget-all-help = Sais da mesa e apaga-se tudo, incluindo os baralhos que guardaste. As cartas que jogaste e os teus votos ficam, com outro nome.

## talk

seat_is_in_use = Esse lugar está agora em uso noutro dispositivo
seat_is_claimed = Alguém já está a pedir esse lugar: espera pela resposta
no_such_claim = Isso já ficou decidido
nobody_to_ask = Não há aqui mais ninguém que confirme que és tu: tenta quando houver
seat_was_in_use_lately = Este lugar foi usado há pouco: volta a dizer que sim quando estiver vazio há três minutos
talk_is_slow = Chat em modo lento: podes escrever de novo daqui a { $seconds } s
you_are_muted = O anfitrião silenciou-te no chat
host_cannot_be_reported = As denúncias vão para o anfitrião, por isso não podes denunciá-lo
enough_reports = O anfitrião já tem muitas denúncias para ver
lost-seat = Já tinha um lugar aqui
lost-seat-help = Escolhe o teu nome. Perguntamos aos outros, que te podem devolver o lugar.
lost-seat-waiting = A perguntar à mesa se és { $name }…
lost-seat-over = Não recuperaste o lugar. Pede de novo ou senta-te com outro nome.
claim-asked = Alguém noutro dispositivo diz que é { $name }. É verdade?
claim-consequence = Se for, passa a ver estas cartas e continua a jogar; o dispositivo antigo perde o lugar.
claim-yes = Sim, é { $name }
claim-no = Não
claim-agreed = Está bem. Falta mais uma pessoa concordar.
notice-left = { $who } saiu da mesa
notice-sent_away = { $by } tirou { $who } da mesa
notice-let_back = { $by } deixou { $who } voltar
notice-bot_took_over = { $by }, um bot, fica no lugar de { $who }
notice-seat_regained = { $who } voltou noutro dispositivo. Confirmado por { $by }
notice-host_changed = Agora o anfitrião é { $who }
notice-locked = { $by } trancou a mesa
notice-unlocked = { $by } destrancou a mesa
notice-muted = { $by } silenciou { $who }
notice-unmuted = { $who } pode escrever de novo
notice-played_for = { $by } pôs um bot a jogar por { $who }
notice-stood_in = Um bot joga por { $who }
notice-plays_again = { $who } voltou a jogar
about-person = Sobre { $name }
mute-for-me = Silenciar só para mim
unmute-for-me = Deixar de silenciar
muted-for-me = Silenciaste: { $names }
mute-for-all = Silenciar para todos
unmute-for-all = Permitir que escreva
is-muted = sem chat
report-to-host = Denunciar ao anfitrião
was-reported = Denúncia enviada. Só o anfitrião a vê.
report-asked = { $by } denunciou { $name }
report-dismiss = Ignorar
slow-talk = Modo lento do chat
slow-talk-0 = Desligado
slow-talk-10 = Uma mensagem a cada 10 s
slow-talk-30 = Uma mensagem a cada 30 s
