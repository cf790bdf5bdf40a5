### conteur em português. Breve, caloroso, adulto: o que fazer, depois porquê.

## Início
tagline = Alguém diz umas palavras. Cada pessoa joga uma imagem. Qual era a certa?
open-table = Abrir uma mesa
join-with-code = Entrar com um código
join = Entrar
play-with-bots = Jogar já com bots
public-tables = { $count ->
    [one] Uma mesa pública
   *[other] { $count } mesas públicas
}
table-is-playing = jogo a decorrer
how-to-play = Como se joga
lesson = Aprender a jogar, jogando: dois minutos
language = Língua
offline = Sem ligação à Internet. Podes ver as imagens, mas para jogar é preciso estar em linha. A página continua sozinha.
name-of-a-guest = Coelho

## À mesa
menu = Menu
close = Fechar
cancel = Cancelar
keep = Pronto
arriving = A caminho da mesa…
table-code = Mesa { $code }
hosts-table = A mesa de { $name }
at-the-table = { $count ->
    [one] Uma pessoa à mesa · até 12
   *[other] { $count } pessoas à mesa · até 12
}
players = À mesa
sit-title = Mesa { $code }
already-here = Já cá estão:
your-name = O teu nome
your-rabbit = O teu coelho
your-look = O teu nome e o teu coelho
sit-down = Sentar-me
just-watch = Só ver
full-help = Podes ver até haver um lugar livre.
invite = Convidar
copied = Copiado
copy-this-link = Copia este link:
unreachable = Os outros dispositivos ainda não podem entrar: este computador não tem um endereço de rede a que consigam chegar.
add-bot = Mais um bot
tv = TV
qr = Código QR com o link para esta mesa
is-host = anfitrião
is-bot = bot
is-away = não está agora
is-awaited = ainda está a pensar
swap-help = { $name }: toca noutro lugar para trocar.
make-host = Tornar anfitrião
send-away = Tirar da mesa
start-with = Começar com { $count }
waiting-for-host = { $name } começa o jogo.
rabbit-0 = Vermelhão, liso, orelhas ao alto
rabbit-1 = Amarelo-dourado, às pintas, orelhas abertas
rabbit-2 = Verde-mar, às faixas, orelhas caídas
rabbit-3 = Azul-céu, às riscas, uma orelha dobrada
rabbit-4 = Ameixa, riscas na diagonal, orelhas para a esquerda
rabbit-5 = Rosa, aos quadrados, orelhas para a direita
rabbit-6 = Verde-folha, duas metades, orelhas curtas
rabbit-7 = Ultramarino, com sinais mais, orelhas longas e finas
rabbit-8 = Marfim, com anéis, orelhas cruzadas
rabbit-9 = Terra de sombra, em espinha, orelhas enroladas
rabbit-10 = Ardósia, malhado, uma orelha em cima e outra em baixo
rabbit-11 = Azeitona, com cintos, orelhas dobradas

## Como jogamos
how-we-play = Como jogamos
mode = Jogo
mode-base = Clássico
mode-party = Party
mode-team = Equipas
mode-base-help = De 3 a 12. Encontrem a imagem do narrador. A partir de 7, dois votos por pessoa.
mode-party-help = De 6 a 12. Primeiro a pista, depois as imagens. Vota onde vota o resto da mesa.
mode-team-help = 6, 8, 10 ou 12, aos pares, frente a frente. Uma pessoa joga uma carta, a outra vota.
edition = Edição
edition-odyssey = Odyssey
edition-odyssey-help = As regras impressas, sem mudanças.
edition-pl-2 = Polaca, 2.ª tiragem
edition-pl-2-help = Pontos extra só se uma parte da mesa, mas não toda, encontrou a imagem.
edition-ar = Árabe
edition-ar-help = Clássico: até à última carta; até 6 pessoas, pontos de votos sem limite. Party: o vermelho nunca sobre o teu verde. Equipas: sem limite, e os pares falam em privado.
edition-pl-1 = Polaca, 1.ª tiragem
edition-pl-1-help = Party: ninguém vê as suas cartas antes da pista.
edition-nl = Neerlandesa
edition-nl-help = Quem der a primeira pista é o primeiro narrador.
play-to = Fim do jogo
end-edition = Como na edição
end-points = { $count } pontos
end-laps = { $count ->
    [one] Uma volta à mesa
   *[other] { $count } voltas à mesa
}
end-pile = A última carta
pace = Relógio
pace-off = Sem relógio
pace-off-help = Levem o tempo que for preciso.
pace-relaxed = Calmo
pace-relaxed-help = Dois a três minutos de cada vez.
pace-brisk = Ligeiro
pace-brisk-help = Um minuto no máximo de cada vez.
pace-own = À medida
pace-own-help = Tempos definidos pelo anfitrião.
clue = Pista
clue-text = Escrita
clue-text-help = Toda a mesa a lê.
clue-spoken = Falada
clue-spoken-help = Na mesma sala ou em chamada: em voz alta.
clue-sound = Gravada
clue-sound-help = Toda a mesa a ouve.
plain-has-no-microphone = Neste endereço os telemóveis não têm microfone: aí a pista escreve-se ou diz-se em voz alta.
that-is-rounds = { $count ->
    [one] Será uma ronda.
   *[other] Serão { $count } rondas.
}
phase-claiming = Primeiro narrador
phase-telling = Dizer a pista
phase-submitting = Jogar uma carta
phase-voting = Votar
phase-scored = Pontos
seconds-help = Em segundos. Vazio: sem limite.
more-settings = Mais regras e opções
option-first_storyteller = Primeiro narrador
option-first_storyteller-claim = Quem carregar primeiro
option-first_storyteller-clue = Quem der a primeira pista
option-first_storyteller-random = Por sorteio
option-second_vote = Segundo voto
option-second_vote-auto = A partir de 7, dois votos por pessoa
option-second_vote-never = Sempre um voto
option-bonus_when = Pontos extra por votos
option-bonus_when-always = Em todas as rondas
option-bonus_when-mixed = Só se uma parte da mesa a encontrou
option-bonus_cap = Pontos por votos, no máximo
option-bonus_cap-3 = Três por ronda
option-bonus_cap-none = Sem limite
option-red_on_green = Ficha vermelha sobre a própria verde
option-red_on_green-allowed = Permitido
option-red_on_green-forbidden = Não permitido
option-party_hands = As cartas antes da pista
option-party_hands-storyteller = Tapadas para o narrador
option-party_hands-all = Tapadas para toda a gente
option-own_team_vote = Voto na imagem da própria equipa
option-own_team_vote-void = Não conta
option-own_team_vote-count = Conta como outro qualquer
option-own_team_vote-forbid = Não permitido
option-team_talk = Conversa no par
option-team_talk-public = Toda a mesa ouve
option-team_talk-private = Só entre o par
leavers = Se alguém sair
leavers-bot = Um bot continua a jogar
leavers-go = O lugar é retirado depois da ronda
bot-level = Nível dos bots
bot-level-easy = Fácil
bot-level-medium = Médio
bot-level-hard = Difícil
bots-speak = Língua dos bots
bots-learn = Os bots aprendem connosco
bots-learn-help = Este servidor guarda as pistas dadas aqui, sem nomes, para que os seus bots as entendam noutros jogos.
has-talk = Chat e gestos
has-talk-help = Mensagens curtas e reações para toda a mesa.
is-public = Mesa pública
is-public-help = Qualquer pessoa a pode encontrar e sentar-se.
shuffle-word = Ajuda a baralhar
shuffle-word-help = Escreve uma palavra qualquer. Entra na mistura: assim ninguém, nem o servidor, pode ordenar as cartas.
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
pictures-choose-or-add = Escolhe baralhos ou junta as tuas
decks = Baralhos
own-pictures = As nossas imagens
pictures-drop = Larga aqui imagens, uma pasta ou um zip
pictures-add = Juntar imagens
pictures-folder = Uma pasta inteira
pictures-zip = Um zip
pictures-help = Fotos ou desenhos. Cada imagem é endireitada, cortada em carta e perde lugar e data. Só esta mesa as vê.
pictures-sending = A enviar imagens
pictures-sent = { $done } de { $count }
understood = Percebido
bots-only-guess = Sem palavras, os bots só podem adivinhar: dá-lhes um título ou umas etiquetas.
picture-words = Título e etiquetas
picture-title = Título
picture-tags = Etiquetas, separadas por vírgulas
picture-remove = Retirar esta imagem
save = Guardar
deck-save-as = Guardar neste servidor como
deck-save-help = Toda a gente neste servidor poderá ver estas imagens e jogar com elas.
deck-saved = Guardado: já está entre os baralhos
see-deck = Ver as imagens de { $title }
see-pictures = Ver as imagens
deck-by = De { $authors }
deck-licence = Licença: { $licence }

## Uma ronda
round = Ronda { $number }
your-turn = É a tua vez
asked-may-claim = Quem será o primeiro narrador? Talvez tu?
asked-may-tell = Narras tu. Escolhe uma imagem e diz algo sobre ela.
asked-may-name-giver = Quem do par joga uma carta?
asked-may-submit = Já há pista. Escolhe uma imagem da tua mão.
asked-may-vote = As imagens estão penduradas. Vota.
who-tells-first = Quem narra primeiro?
claim-help = Alguma das tuas imagens te deu uma ideia? Quem carregar primeiro é o primeiro narrador.
claim-help-party = Em Party, o narrador diz a pista antes de ver qualquer imagem. Começa quem carregar primeiro.
i-tell-first = Começo eu
nobody-tells-yet = Quem tem uma ideia primeiro?
first-clue-tells = A primeira pista decide quem narra
you-are-storyteller = Narras tu
choose-then-text = Escolhe uma imagem e diz algo sobre ela
choose-then-spoken = Escolhe uma imagem e diz algo em voz alta
choose-then-sound = Escolhe uma imagem e grava a tua pista
speak-before-you-see = Primeiro a pista, depois as cartas
blind-help = As tuas cartas ficam tapadas até dizeres a pista. Depois cada pessoa, tu também, joga uma imagem que combine.
hand-hint = Desliza pelas cartas · toca para ampliar
tell-goal = Que uma parte da mesa a encontre, mas não toda a gente.
clue-placeholder = Palavra, frase, som…
your-clue = A tua pista
tell-it = Dizer a pista
tell-then-look = Dizer a pista e ver
spoken-help = Quando toda a mesa a tiver ouvido, toca aqui.
say-it-aloud = Di-la em voz alta.
you-said-it = Disseste-a em voz alta
clue-as-recording = Uma pista gravada
listen = Ouvir
listen-to = Ouvir { $name }
listen-again = Ouvir outra vez
record = Gravar a tua pista
record-help = Até dez segundos: uma palavra, uma melodia, um som.
record-done = Pronto
record-again = Gravar de novo
recording-now = Fala agora…
recorded = Gravada. Ouve-a ou envia-a.
microphone-asking = À espera do microfone…
microphone-refused = Esta página não tem autorização para usar o microfone.
microphone-refused-help = Permite-o nas definições do navegador e tenta outra vez.
microphone-missing = Não foi encontrado nenhum microfone.
microphone-missing-help = Liga um, ou continua num telemóvel.
microphone-insecure = Esta página não pode usar o microfone.
microphone-insecure-help = Os navegadores só o permitem em endereços que começam por https.
sound-file = Enviar antes um ficheiro de som
write-clue-instead = Antes escrever
say-clue-instead = Antes dizer em voz alta
try-again = Tentar outra vez
awaiting-spoken = Escuta: { $name } vai dizer a pista em voz alta
awaiting-sound = { $name } está a gravar uma pista
i-have-said-it = Já a disse
choose-picture-first = Escolhe primeiro uma imagem
choose-pictures-first = { $count ->
    [one] Escolhe mais uma imagem
   *[other] Escolhe primeiro { $count } imagens
}
say-something-first = Diz primeiro alguma coisa
choose-this = Escolher esta
choose-this-of = Escolher esta ({ $number } de { $count })
chosen = Escolhida
tells = Narra { $name }
you-tell = Narras tu
quoted = «{ $words }»
clue-was-spoken = { $name } disse-a em voz alta
clue-as-spoken = Uma pista falada
which-of-yours = { $count ->
    [one] Qual das tuas imagens poderia ser?
   *[other] Que { $count } das tuas imagens poderiam ser?
}
which-of-yours-fits-too = Agora vê: qual das tuas imagens vai com a tua pista?
which-fits = Qual das tuas imagens combina melhor com estas palavras?
answer-goal = Cada voto na tua imagem dá-te um ponto.
give = { $count ->
    [one] Jogar esta
   *[other] Jogar estas { $count }
}
laid-aside = Escolhidas
take-back = Retirar
awaiting-text = { $name } está a pensar numa pista
meanwhile-hand = Entretanto, vê as tuas cartas.
hand-sleeps = Em Party as tuas cartas ficam tapadas até haver pista.
waiting-for = { $count ->
    [one] Falta uma pessoa
   *[other] Faltam { $count } pessoas
}
waiting-for-name = Falta { $name }
person-is-away = { $name } não está
play-for = Jogar por { $name }
play-for-really = Sim, jogar por { $name }
your-picture-lies = { $count ->
    [one] A tua imagem está na mesa.
   *[other] As tuas imagens estão na mesa.
}
your-partner-gives = O teu par joga uma carta. Tu votas.
you-are-watching = Estás a ver.
you-join-next-round = Jogas a partir da próxima ronda.
joins-next-round = { $name } joga a partir da próxima ronda

## Equipas
who-gives = Quem do par joga uma carta?
who-gives-help = A outra pessoa vota. Não mostrem nem descrevam as cartas.
who-gives-private = A outra pessoa vota. Mais ninguém vos ouve: podem descrever as imagens.
i-give = Eu jogo uma carta
gives = { $name } joga uma carta
i-will-vote = Eu voto
will-vote = { $name } vota
suggests-you = { $name } propõe que jogues tu uma carta.
suggests-self = { $name } gostava de jogar uma carta.
waiting-for-partner = Falta o acordo de { $name }.
agree-i-give = De acordo: eu jogo uma carta
agree-they-give = De acordo: { $name } joga uma carta
talk = Falar
talk-public = Falar com { $name } (toda a mesa ouve)
talk-private = Falar com { $name } (só entre o par)
talk-help = Digam quem tem uma boa, sem a mostrar nem descrever.
say = Enviar
talk-unread = Mensagens novas
talk-everybody = Diz algo a toda a mesa.
was-said = O que foi dito
to-partner = ao seu par
talk-to = A { $name }
talk-to-all = A toda a mesa
gestures = Gestos
reaction-applause = Aplauso
reaction-laugh = Riso
reaction-wow = Espanto
reaction-heart = Coração
reaction-think = A pensar
reaction-hurry = Vamos lá
phrase-let_me = Deixa comigo.
phrase-i_have_one = Eu tenho uma.
phrase-you_give = Joga tu uma carta.
phrase-not_sure = Não tenho nada de jeito.
phrase-all_right = De acordo!

## A parede
gallery = As imagens
your-hand = A tua mão
card-number = Imagem { $number } do baralho
card-back = Uma carta virada para baixo
hand-place = Imagem { $number } de { $count }
look-at = Imagem { $number } de { $count }
back-to-wall = Voltar à parede
back-to-hand = Voltar à mão
zoom = Ampliar
previous = Imagem anterior
next = Imagem seguinte
strip = Todas as imagens
yours = tua
owned-by = Imagem de { $name }
votes-here = { $count ->
    [0] nenhum voto
    [one] um voto
   *[other] { $count } votos
}
your-vote-here = o teu voto está aqui
which-is = Qual é a imagem de { $name }?
they-look-for-yours = Estão à procura da tua
where-will-most-vote = Em que imagem vota a maioria?
voting-board = O teu tabuleiro de voto
hole-empty = Ficha por colocar
hole-vote = Voto na { $slot }. Retirar
hole-red = Vermelho na { $slot }. Retirar
vote-help = Toca numa imagem para a ver e depois vota.
two-votes-help = Tens dois votos; o segundo é opcional.
second-vote-help = O segundo é opcional; um só voto, se estiver certo, vale mais 1 ponto.
party-help = Vota como o resto da mesa. Um voto isolado não vale nada.
party-teller-help = Verde: vota como o resto. Vermelho: quem votou aí não ganha nada.
vote-sealed = Confirmado. Podes mudar até toda a mesa ter votado.
place-vote = Votar na { $slot }
place-move = Passar o voto para a { $slot }
place-green = Verde na { $slot }
place-red = Vermelho na { $slot }
place-take-back = Retirar
seal-votes = { $count ->
    [one] Confirmar um voto
   *[other] Confirmar os dois votos
}
seal-tokens = Confirmar as duas fichas
this-is-yours = Esta é a tua imagem.
not-votable = Aqui não se pode votar.
others-vote = Vota o resto da mesa.
teller-watches = A tua imagem está entre elas. Agora escolhe o resto da mesa.
partner-votes = Agora vota o teu par, também por ti.
pair-has-no-vote = A pista é de { $name }: a tua equipa não vota. Agora escolhe o resto da mesa.

## Revelação
picture-of = A imagem de { $name }
your-picture = A tua imagem
where-you-met = Onde os votos coincidem
your-round = Os teus pontos
your-teams-round = Os pontos da tua equipa
no-points = Desta vez, sem pontos.
no-points-all = Sem pontos: toda a gente a encontrou, a pista era demasiado clara.
no-points-none = Sem pontos: ninguém a encontrou, a pista era demasiado obscura.
no-points-missed = Sem pontos: o teu voto foi para outra imagem, e ninguém votou na tua.
no-points-alone = Sem pontos: mais ninguém votou aí.
no-points-struck = Sem pontos: o vermelho está nessa imagem.
voted-own-team = O vosso voto caiu na imagem da vossa equipa.
everyones-points = Os pontos
next-round = Próxima ronda
see-result = O resultado
points-of-round = Pontos da ronda { $number }
told = narrou
track = O tabuleiro de pontos
plaque-together = { $count ->
    [one] voto isolado
   *[other] { $count } aqui
}
plaque-struck = riscada
party-story = Tantos pontos quantos os votos juntos, cinco no máximo. Nenhum sob o vermelho.
won-found = encontrada
won-told = uma parte da mesa encontrou-a
won-spared-all = encontrada por toda a gente
won-spared-none = ninguém a encontrou
won-single = um só voto
won-vote-of = voto de { $name }
won-votes-capped = { $count } votos, { $cap } no máximo
won-together = { $count } votaram igual
told-all-voted = Toda a mesa já votou.
told-it-was = Era a { $slot }: a imagem de { $name }.
told-it-was-yours = Era a { $slot }: a tua imagem.
told-some = { $count ->
    [one] Uma pessoa encontrou-a: +3, e +3 para { $name }.
   *[other] { $count } pessoas encontraram-na: +3 para cada, e +3 para { $name }.
}
told-some-yours = { $count ->
    [one] Uma pessoa encontrou-a: +3, e +3 para ti.
   *[other] { $count } pessoas encontraram-na: +3 para cada, e +3 para ti.
}
told-all = Toda a gente a encontrou: nada para { $name }, 2 para o resto.
told-all-yours = Toda a gente a encontrou: nada para ti, 2 para o resto.
told-none = Ninguém a encontrou: nada para { $name }, 2 para o resto.
told-none-yours = Ninguém a encontrou: nada para ti, 2 para o resto.
told-decoy = { $count ->
    [one] A imagem de { $name } teve um voto: +{ $points }.
   *[other] A imagem de { $name } teve { $count } votos: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] A tua imagem teve um voto: +{ $points }.
   *[other] A tua imagem teve { $count } votos: +{ $points }.
}
told-together = { $count } votaram igual: +{ $points } cada.
told-nobody-met = Nenhum voto coincidiu: desta vez, sem pontos.
told-red = O vermelho está na { $slot }: nada para quem votou aí.
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
game-stopped = O jogo foi interrompido. Ninguém ganha.
after-rounds = { $count ->
    [one] Após uma ronda
   *[other] Após { $count } rondas
}
wins = { $count ->
    [one] { $names } ganha
   *[other] { $names } partilham a vitória
}
wins-pair = { $names } ganham
you-win = { $mode ->
    [team] A tua equipa ganha
   *[other] Ganhaste
}
winning-score = { $score ->
    [one] Um ponto
   *[other] { $score } pontos
}
play-again = Jogar outra vez
back-to-table = Mudar regras ou lugares
host-decides = O anfitrião pode começar outro jogo.
the-rounds = As rondas
standings = Pontuação final
the-rounds-help = Toca numa ronda para rever as imagens e os votos.
found-by-of = { $count ->
    [0] ninguém a encontrou
   *[other] encontrada por { $count } de { $of }
}
previous-round = Ronda anterior
next-page = Ronda seguinte
honours = Prémios
honour-mysterious = O maior mistério
honour-mysterious-for = { $names }: imagem encontrada por { $count } de { $of }
honour-decoy = Melhor engodo
honour-decoy-for = { $names }: { $count } votos numa imagem
honour-reader = Telepatia
honour-reader-for = { $names }: { $count } encontradas de { $of }
honour-tuned = Em sintonia
honour-tuned-for = { $names }: votos coincidentes em { $count } de { $of } rondas
honour-kindred = Almas gémeas
honour-kindred-for = { $names }: votaram igual { $count } vezes
honour-own-eyes = Espírito livre
honour-own-eyes-for = { $names }: { $count } votos sem companhia
honour-red = O vermelho mais ousado
honour-red-for = { $names }: { $count } votos riscados de uma vez
download-record = O jogo em ficheiro

## Menu e relógio
theme = Dia ou noite
theme-auto = Como o dispositivo
theme-light = Dia
theme-dark = Noite
sound = Sons
notify = Avisar-me quando for a minha vez
notify-help = Mesmo quando estás a ver outra coisa. O teu dispositivo vai pedir permissão.
notify-denied = O teu dispositivo não o permite. Podes mudar isso nas definições.
open-tv = Abrir o ecrã comum
copy-seat-link = Copiar o meu link pessoal
copy-seat-help = Abre-o para continuares noutro dispositivo. Não o partilhes com ninguém.
show-seat-qr = Mostrar o meu código QR pessoal
hide-seat-qr = Esconder o código QR
seat-qr = Código QR para continuares noutro dispositivo
my-data = O que guardamos sobre ti
my-data-take = Descarregar
my-data-forget = Apagar os meus dados
my-data-forget-really = Sim, apagar tudo de vez
my-data-trouble = Nada mudou: tenta outra vez daqui a pouco
leave = Deixar a mesa
leave-really = Sim, sair de vez
leave-help = Um bot fica com o teu lugar, ou ele é retirado. Para voltares mais tarde, basta fechares a página.
hurry = Jogar por quem ainda pensa
for-the-host = Para o anfitrião
lock-table = Fechar a mesa
send-away-really = Sim, tirar { $name } da mesa
send-away-help = { $name } só se pode voltar a sentar aqui quando o permitires.
was-sent-away = { $name } já não se pode sentar aqui
let-back = Deixar voltar
stop-game = Interromper o jogo
stop-game-really = Sim, interromper agora
stop-game-help = Ninguém ganha. Podem recomeçar com as mesmas pessoas.
clock-left = Faltam { $time }
clock-paused = Parado em { $time }
clock-pause = Parar o relógio
clock-resume = Retomar o relógio
clock-extend = Mais um minuto
seconds-left = Faltam { $count } segundos

## Ecrã comum
tv-join = Entra aqui:
tv-waiting = { $count ->
    [0] Digitaliza o código e senta-te.
    [one] Uma pessoa à mesa. Senta-te também.
   *[other] { $count } pessoas à mesa.
}
tv-voting = { $count ->
    [one] Votação: falta uma pessoa
   *[other] Votação: faltam { $count } pessoas
}
tv-again = Mais um jogo? O anfitrião pode começá-lo.

## Como se joga
how-idea-title = A ideia
how-idea = À vez, alguém é o narrador: escolhe uma imagem da sua mão e diz algo sobre ela. Uma palavra, uma frase, uma canção, um som.
how-give-title = Cada pessoa joga uma carta
how-give = O resto da mesa escolhe uma imagem sua que também poderia servir. Baralham-se e penduram-se na parede.
how-vote-title = Vota-se
how-vote = Qual era a imagem do narrador? Toda a mesa vota em segredo, menos o narrador.
how-score-title = Pontos
how-score-some = Uma parte da mesa encontra-a, mas não toda: 3 para o narrador e 3 para quem a encontrou.
how-score-none = Encontrada por toda a gente ou por ninguém: nada para o narrador, 2 para o resto. Por isso, não digas nem demais nem de menos.
how-score-votes = Para o resto da mesa: 1 por cada voto na própria imagem, 3 no máximo.
how-three-title = Três pessoas
how-three = Cada mão tem sete imagens e a cada pista jogam-se duas: na parede ficam cinco.
how-end-title = O fim
how-end-points = Quando alguém tem { $count } pontos, o jogo acaba com essa ronda.
how-end-laps = { $count ->
    [one] O jogo acaba quando cada pessoa tiver narrado uma vez.
   *[other] O jogo acaba quando cada pessoa tiver narrado { $count } vezes.
}
how-end-pile = O jogo acaba com a ronda em que se tira a última carta.
how-win = Ganha quem tiver mais pontos; em caso de empate, a vitória é partilhada.
how-win-team = Ganha o par com mais pontos; em caso de empate, a vitória é partilhada.
how-large-title = Sete ou mais
how-large = Cada pessoa tem dois votos, em duas imagens diferentes; o segundo é opcional. Encontrada com um só voto: mais 1.
how-team-title = Equipas
how-team = Joga-se aos pares, com uma só pontuação. O par do narrador também joga uma carta. Os outros pares combinam quem joga uma carta; a outra pessoa vota.
how-team-vote-title = Um voto por par
how-team-vote = Qual era a imagem do narrador? Em cada um dos outros pares vota em segredo quem não jogou carta.
back = Voltar
how-here = Nesta mesa
how-party-clue-title = Primeiro as palavras
how-party-clue = O narrador diz a pista antes de ver as suas cartas. Depois cada pessoa, também o narrador, joga uma imagem que combine.
how-party-vote-title = Votar onde vota o resto
how-party-vote = Tantos pontos quantos os votos na mesma imagem que o teu, 5 no máximo; podes votar na tua. Um voto isolado não vale nada. A ficha vermelha do narrador risca uma imagem: nada para quem votou aí.
how-party-pass-title = As cartas viajam
how-party-pass = Depois de cada ronda, cada pessoa passa as suas cartas tapadas para a esquerda.

## Um primeiro jogo
lesson-claim = Tu e três bots. Alguém tem de começar: toca em «Começo eu».
lesson-tell = Escolhe uma imagem e diz umas palavras sobre ela. Nem muito claro nem muito obscuro: que uma parte da mesa a encontre, mas não toda a gente.
lesson-told = O resto da mesa procura agora, entre as suas, uma imagem que também combine com as tuas palavras.
lesson-watch = Todas as imagens estão na parede, a tua também. O resto da mesa vota na que julga ser a tua.
lesson-own-some = Uma parte da mesa encontrou a tua imagem, mas não toda: é essa a arte. 3 pontos para ti, 3 para quem a encontrou.
lesson-own-all = Toda a gente a encontrou: foi claro demais. Nada para ti, 2 pontos para o resto.
lesson-own-none = Ninguém a encontrou: foi obscuro demais. Nada para ti, 2 pontos para o resto.
lesson-hear = Agora narra outra pessoa. Entretanto, vê as tuas cartas.
lesson-answer = São estas as palavras de { $name }. Joga a imagem que o resto da mesa poderia tomar pela certa.
lesson-given = A tua imagem está com as outras. Quando estiverem todas, baralham-se e penduram-se.
lesson-vote = Qual é a imagem de { $name }? Toca numa para a ver e vota. Na tua não se pode.
lesson-sealed = Confirmado. Quando toda a mesa tiver votado, vês a resposta.
lesson-found = Encontraste a imagem de { $name }: 3 pontos para ti, 3 para { $name }.
lesson-missed = A de { $name } era outra. Quem a encontrou tem 3 pontos, e { $name } também.
lesson-votes = E 1 ponto por cada voto que a tua própria imagem recebeu.
lesson-finish = Percebi
lesson-skip = Esconder as dicas
lesson-done-title = É este o jogo todo
lesson-done = Disseste uma pista, jogaste uma carta e votaste. Quando alguém tem 30 pontos, ganha quem tiver mais. Entre gente amiga é ainda melhor.
lesson-play-on = Continuar a jogar

## Dificuldades
connection-lost = Ligação perdida.
connection-trying = Estamos a tentar; o teu lugar e as tuas cartas estão a salvo.
connection-back = Ligação recuperada
seat-lost = O teu lugar está agora aberto noutro dispositivo. Estás a ver.
old-link-help = O lugar ficou livre, ou o link não foi copiado por inteiro. Senta-te de novo ou fica só a ver.
wrong-link-kept = Este link não abre nenhum lugar aqui. Ficas com o teu.
seat-offered = Já jogas aqui como { $mine }. Continuar como { $theirs } neste dispositivo?
seat-offered-help = Foi aberto um link pessoal. Se não for teu, fica como estás.
seat-offered-stay = Continuar como { $mine }
seat-offered-take = Passar a { $theirs }
no-such-table-help = A mesa { $code } já não existe: as mesas arrumam-se quando há muito ninguém vem. Pede um link novo ou abre uma mesa.
old-page-help = Há uma versão nova. Recarrega a página, o teu lugar está a salvo.
trouble-help = O teu lugar e as tuas cartas estão a salvo. Tenta daqui a pouco.
sent-away-help = Se foi um engano, pede ao anfitrião que te deixe voltar e recarrega a página.
load-again = Recarregar
to-start = Página inicial
no_connection = Não é possível contactar o servidor.

## Recusas
no_such_table = Nenhuma mesa tem este código: confere as seis letras
wrong_key = Este link não abre nenhum lugar aqui
key_must_be_16_bytes = Este link pessoal está incompleto: copia-o outra vez
sit_down_first = Senta-te primeiro
sent_away = O anfitrião tirou-te desta mesa
table_is_locked = Esta mesa está fechada: pede ao anfitrião que a abra
already_seated = Já estás à mesa
table_is_full = A mesa está cheia.
name_is_empty = Como te chamas?
name_is_too_long = Esse nome é longo demais: 24 letras no máximo
name_is_taken = Já há aqui alguém com esse nome: escolhe outro
no_such_rabbit = Esse coelho não existe: escolhe um dos doze
rabbit_is_taken = Alguém já tem esse coelho: escolhe outro
only_the_host_may = Só o anfitrião o pode fazer
no_such_person = Essa pessoa já não está cá
bots_cannot_host = Um bot não pode ser o anfitrião: escolhe uma pessoa
settings_not_understood = Estas opções não combinam: muda uma
game_is_running = Há um jogo a decorrer: espera que acabe
no_game_is_running = Não há jogo a decorrer
wait_for_the_next_round = Entras na próxima ronda
order_must_name_everybody_once = Alguém chegou ou saiu; tenta outra vez
word_is_empty = Escreve primeiro uma palavra
text_is_empty = Escreve primeiro alguma coisa
text_is_too_long = É longo demais: encurta um pouco
talk_is_off = Nesta mesa o chat está desligado; o anfitrião pode ligá-lo
only_teams_talk_apart = Só os pares das equipas falam em privado
there_is_no_clock = Esta mesa joga sem relógio
no_such_recording = A gravação não chegou: grava outra vez
recording_is_too_long = É longo demais: dez segundos no máximo
recording_not_understood = Esta gravação não se consegue ouvir: grava outra vez
no_such_picture = Esta imagem já não está aqui
picture_is_known = Esta imagem, ou uma quase igual, já está aqui
enough_pictures = Esta mesa já tem 300 imagens próprias, o máximo: retira primeiro uma
no_such_deck = Este baralho não está neste servidor: escolhe outro
deck_name_is_taken = Já há um baralho com este nome neste servidor: escolhe outro nome
uploads_are_off = Este servidor não aceita imagens: joguem com os baralhos dele
table_is_out_of_room = Esta mesa não tem mais espaço: retira primeiro uma imagem
server_is_out_of_room = Este servidor não tem espaço para mais imagens: joguem com os baralhos dele
not_a_picture = Não conseguimos abrir este ficheiro: servem JPEG, PNG, WebP, AVIF e GIF
picture_is_svg = Desenhos SVG não são aceites: guarda-o como PNG
picture_is_heic = As fotos HEIC não se abrem aqui: envia-a como JPEG
picture_is_damaged = O ficheiro está danificado ou incompleto: envia outra cópia
picture_moves = É animada: só imagens paradas podem ser cartas
picture_is_two_things = Este ficheiro esconde outra coisa: guarda a imagem de novo e tenta outra vez
picture_is_too_heavy = O ficheiro tem mais de 24 MB: reduz primeiro
picture_is_too_large = Tem mais de 64 milhões de píxeis: reduz primeiro
picture_is_too_small = É pequena demais: uma carta precisa de pelo menos 200 × 300 píxeis
picture_says_too_much = Esta imagem traz dados a mais: guarda-a de novo sem os detalhes
picture_took_too_long = Este ficheiro não pôde ser aberto a tempo: guarda-o de novo ou mais pequeno
archive_is_damaged = O zip está danificado ou incompleto: fá-lo de novo
archive_is_locked = O zip tem palavra-passe: fá-lo sem ela
archive_is_too_large = O zip contém demasiado: no máximo 1000 ficheiros e 256 MB
archive_in_archive = Um zip dentro de outro não se abre: descomprime primeiro
archive_leads_astray = Há nomes de ficheiros que saem deste zip: fá-lo de novo
nothing_in_it = Não tem imagens: servem JPEG, PNG, WebP, AVIF e GIF
cannot_write_now = O servidor não consegue guardar agora. Nada se perdeu; tenta outra vez.
too_many_tables = Abriram-se mesas demais daqui. Espera um pouco.
too_fast = Depressa demais. Tenta outra vez.
not_understood = Esta página não está atualizada: recarrega-a
game_has_ended = O jogo acabou
seat_is_not_playing = Não jogas neste jogo; podes entrar no próximo
not_in_this_phase = Esse momento já passou
storyteller_already_chosen = Alguém chegou primeiro
first_clue_claims = Aqui decide a primeira pista: diz a tua
only_storyteller_gives_clue = Só o narrador diz a pista
clue_needs_a_card = Escolhe uma imagem para a tua pista
clue_takes_no_card = Em Party a pista vem sem imagem
clue_is_empty = Diz primeiro alguma coisa
clue_is_too_long = A pista é longa demais: 200 letras no máximo
clue_is_spoken = Nesta mesa as pistas dizem-se em voz alta
card_not_in_hand = Essa imagem não está na tua mão: escolhe outra
storyteller_has_submitted = A tua imagem já lá está
already_submitted = A tua imagem já lá está
wrong_number_of_cards = Joga uma imagem; com três pessoas, duas
cards_must_differ = Duas imagens diferentes, por favor
only_teams_name_a_giver = Só as equipas escolhem quem joga uma carta
storytellers_team_names_no_giver = Na equipa do narrador, quem joga a carta é o par
giver_must_be_of_the_team = Tem de ser alguém do par a jogar uma carta
giver_already_agreed = Já há acordo
giver_not_agreed = Combinem primeiro quem joga uma carta
partner_gives = É o teu par que joga uma carta
storyteller_does_not_vote = O narrador não vota
giver_does_not_vote = Agora vota o teu par, também por ti
wrong_number_of_votes = Coloca um voto; a partir de sete pessoas podes colocar dois
votes_must_differ = Os dois votos vão para duas imagens diferentes
no_such_slot = Aí não há imagem
cannot_vote_for_own_card = Esta é a tua imagem: vota noutra
cannot_vote_for_own_team = Esta é a imagem da tua equipa: vota noutra
red_token_is_missing = Coloca também a ficha vermelha
only_storyteller_places_red = Só o narrador tem ficha vermelha
red_cannot_lie_on_green = O vermelho não pode ficar sobre o teu verde: põe-no noutra
already_confirmed = Já confirmaste
too_few_players = Falta gente: 3 para Clássico, 6 para Party e Equipas
too_many_players = É gente a mais: jogam 12 no máximo
teams_need_an_even_number = As equipas precisam de um número par: 6, 8, 10 ou 12
teams_keep_their_seats = Em equipas ninguém entra durante o jogo; espera pelo próximo
end_does_not_fit_mode = Este final não serve para este jogo: escolhe outro
deck_is_too_small = Há poucas imagens para tanta gente: junta um baralho
seat_is_taken = Esse lugar está ocupado: escolhe outro
no_such_seat = Esse lugar não existe
not_enough_cards_to_join = Restam poucas imagens; podes entrar no próximo jogo

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Vem jogar
preview-invitation = Há uma mesa à tua espera
preview-text = O narrador diz umas palavras e cada um põe uma carta. Qual era a dele? Abre o link e senta-te, sem criar conta.

## more
edition-why = As regras impressas variam um pouco. Joguem com as que conhecem.

## growth

said_enough_for_now = Foi muita conversa de uma vez. Respira um pouco e continua.
enough_for_an_hour = Foi muita coisa para uma só hora. Tenta de novo daqui a pouco.
too_many_decks = Já se guardaram muitos baralhos daqui. Guarda o próximo amanhã.
export_is_running = A tua transferência já está a decorrer. Espera até acabar.

## people

table_is_closed = Esta mesa está fechada
table-closed-help = Só quem já cá está a pode ver. Pede um link ao anfitrião e poderás assistir.
lock-closes-help = Mais ninguém se pode sentar nem assistir. Quem já cá está fica.
copy-look-link = Copiar um link para assistir
copy-look-help = Quem o tiver pode assistir e vê também as vossas imagens.
own-pictures-hidden = As vossas imagens ficam escondidas aqui. Para as mostrar, abram este ecrã a partir do menu da mesa.
name_looks_like_another = Parece igual ao nome de alguém aqui: escolhe outro
tables-kept = 
    { $days ->
        [one] Uma mesa que ninguém usa durante um dia é apagada.
       *[other] Uma mesa que ninguém usa durante { $days } dias é apagada, com tudo o que lá se jogou.
    }
tables-kept-always = As mesas ficam guardadas aqui até alguém as apagar.
my-data-all-help = Os teus nomes, mensagens, pistas, gravações e imagens nesta mesa, e os baralhos que guardaste a partir dela.
my-data-forget-all-help = Deixas a mesa e tudo é apagado, também os baralhos que guardaste. As cartas e os votos que jogaste ficam, com outro nome.

## talk

seat_is_in_use = Este lugar está aberto agora noutro dispositivo
seat_is_claimed = Outra pessoa está a pedir este lugar: espera pela resposta
no_such_claim = Isso já está decidido
nobody_to_ask = Não está mais ninguém que te possa reconhecer: tenta quando estiver alguém
seat_was_in_use_lately = Este lugar estava em uso há pouco: volta a aceitar quando estiver vazio há três minutos
talk_is_slow = Aqui fala-se devagar: podes voltar a falar daqui a { $seconds } s
you_are_muted = O anfitrião silenciou-te
host_cannot_be_reported = As denúncias vão para o anfitrião: não se pode denunciar o anfitrião
enough_reports = O anfitrião já tem muitas denúncias à espera
lost-seat = Já estive aqui
lost-seat-help = Escolhe o teu nome. Quem está na mesa pode devolver-te o lugar.
lost-seat-waiting = A perguntar à mesa se és { $name }…
lost-seat-over = O lugar continua como estava. Pede de novo ou senta-te com outro nome.
claim-asked = Um dispositivo novo diz: «Eu era { $name }.» É verdade?
claim-consequence = Então verá estas cartas e continua a jogar; o dispositivo antigo perde o lugar.
claim-yes = Sim, é { $name }
claim-no = Não
claim-agreed = Já está. Falta mais uma pessoa aceitar.
notice-left = { $who } sai da mesa
notice-sent_away = { $by } tira { $who } da mesa
notice-let_back = { $by } deixa voltar { $who }
notice-bot_took_over = { $by }, um bot, continua por { $who }
notice-seat_regained = { $who } tem de novo o lugar, noutro dispositivo. De acordo: { $by }
notice-host_changed = Agora o anfitrião é { $who }
notice-locked = { $by } fecha a mesa
notice-unlocked = { $by } abre a mesa
notice-muted = { $by } silencia { $who }
notice-unmuted = { $who } pode falar de novo
notice-played_for = { $by } põe um bot a jogar por { $who }
notice-stood_in = Um bot joga por { $who }
notice-plays_again = { $who } voltou a jogar
about-person = Sobre { $name }
mute-for-me = Silenciar para mim
unmute-for-me = Voltar a ouvir
muted-for-me = Não ouves: { $names }
mute-for-all = Silenciar para a mesa
unmute-for-all = Deixar falar
is-muted = sem voz
report-to-host = Denunciar ao anfitrião
was-reported = Só o anfitrião vê isto.
report-asked = { $by } denuncia { $name }
report-dismiss = Deixar estar
slow-talk = Falar devagar
slow-talk-0 = Não
slow-talk-10 = Uma frase em 10 s
slow-talk-30 = Uma frase em 30 s
