### conteur em português. Breve, caloroso, adulto: o que fazer, depois porquê.

## Início
tagline = Alguém diz umas palavras. Todos põem uma imagem. Qual era?
open-table = Abrir uma mesa
join-with-code = Entrar com um código
join = Entrar
play-with-bots = Jogar já com bots
public-tables = { $count ->
    [one] Uma mesa pública
   *[other] { $count } mesas públicas
}
table-is-playing = a jogar
how-to-play = Como se joga
lesson = Aprender jogando, dois minutos
language = Língua
offline = Sem ligação. As imagens estão aqui, mas as mesas precisam dela: a página continua sozinha quando ela voltar.
name-of-a-guest = Coelho

## À mesa
menu = Menu
close = Fechar
cancel = Cancelar
keep = Guardar
arriving = A caminho da mesa…
table-code = Mesa { $code }
hosts-table = A mesa de { $name }
at-the-table = { $count ->
    [one] Uma pessoa à mesa · até 12
   *[other] { $count } à mesa · até 12
}
players = Jogadores
sit-title = Mesa { $code }
already-here = Já cá estão:
your-name = O teu nome
your-rabbit = O teu coelho
your-look = O teu nome e o teu coelho
sit-down = Sentar-me
just-watch = Só ver
full-help = Podes ver até haver uma cadeira livre.
invite = Convidar
copied = Copiado
add-bot = Mais um bot
tv = TV
qr = Código QR com a ligação para esta mesa
is-host = cuida da mesa
is-bot = bot
is-away = ausente
is-awaited = ainda a pensar
swap-help = { $name }: toca noutra cadeira para trocar.
make-host = Entregar a mesa
send-away = Mandar embora
start-with = Começar com { $count }
waiting-for-host = { $name } começa o jogo.
rabbit-0 = Vermelhão, liso, orelhas ao alto
rabbit-1 = Calêndula, às pintas, orelhas abertas
rabbit-2 = Verde-mar, às faixas, orelhas caídas
rabbit-3 = Azul-céu, às riscas, uma orelha dobrada
rabbit-4 = Ameixa, na diagonal, orelhas para a esquerda
rabbit-5 = Rosa, aos quadrados, orelhas para a direita
rabbit-6 = Verde-folha, duas metades, orelhas curtas
rabbit-7 = Ultramarino, com cruzes, orelhas longas e finas
rabbit-8 = Marfim, com anéis, orelhas cruzadas
rabbit-9 = Terra, em espinha, orelhas enroladas
rabbit-10 = Ardósia, malhado, uma orelha em cima e outra em baixo
rabbit-11 = Líquen, com cintos, orelhas dobradas

## Como jogamos
how-we-play = Como jogamos
mode = Jogo
mode-base = Clássico
mode-party = Party
mode-team = Equipas
mode-base-help = De 3 a 12. Encontrem a carta do narrador. A partir de 7, cada um tem dois votos.
mode-party-help = De 6 a 12. Primeiro a pista, depois as imagens. Vota onde votam os outros.
mode-team-help = 6, 8, 10 ou 12, aos pares, frente a frente. Um dá, o outro vota.
edition = Edição
edition-odyssey = Odyssey
edition-odyssey-help = As regras impressas, sem mudanças.
edition-pl-2 = Polaca, segunda
edition-pl-2-help = Os votos na tua carta só contam se alguns, mas não todos, acertaram.
edition-ar = Árabe
edition-ar-help = Até à última carta; pontos de votos sem limite; as equipas falam em privado.
edition-pl-1 = Polaca, primeira
edition-pl-1-help = Party: ninguém vê a sua mão antes da pista.
edition-nl = Neerlandesa
edition-nl-help = Quem der a primeira pista narra primeiro.
play-to = Joga-se até
end-edition = Como impresso
end-points = { $count } pontos
end-laps = { $count ->
    [one] Uma volta
   *[other] { $count } voltas
}
end-pile = À última carta
pace = Relógio
pace-off = Nenhum
pace-off-help = Levem o tempo que for preciso.
pace-relaxed = Calmo
pace-relaxed-help = Dois a três minutos de cada vez.
pace-brisk = Ligeiro
pace-brisk-help = Menos de um minuto de cada vez.
pace-own = Vosso
pace-own-help = Tempos combinados à mesa.
clue = Pista
clue-text = Escrita
clue-text-help = Todos a leem.
clue-spoken = Falada
clue-spoken-help = Na mesma sala ou em chamada: di-la em voz alta.
clue-sound = Gravada
clue-sound-help = Todos a ouvem.
that-is-rounds = { $count ->
    [one] É uma ronda.
   *[other] São { $count } rondas.
}
phase-claiming = Quem começa
phase-telling = Contar
phase-submitting = Dar
phase-voting = Votar
phase-scored = Pontos
seconds-help = Em segundos. Vazio: o tempo que for preciso.
more-settings = Mais regras e opções
option-first_storyteller = Quem conta primeiro
option-first_storyteller-claim = Quem o disser primeiro
option-first_storyteller-clue = Quem der a primeira pista
option-first_storyteller-random = Por sorteio
option-second_vote = Segundo voto
option-second_vote-auto = Dois votos cada a partir de 7 jogadores
option-second_vote-never = Sempre um voto
option-bonus_when = Pontos por votos na tua imagem
option-bonus_when-always = Em todas as rondas
option-bonus_when-mixed = Só se alguns, mas não todos, a acharam
option-bonus_cap = Máximo de pontos por votos
option-bonus_cap-3 = Três por ronda
option-bonus_cap-none = Sem limite
option-red_on_green = Ficha vermelha sobre a própria verde
option-red_on_green-allowed = Permitido
option-red_on_green-forbidden = Não permitido
option-party_hands = Quem fala antes de ver
option-party_hands-storyteller = Só o narrador
option-party_hands-all = Ninguém olha antes da pista
option-own_team_vote = Voto na imagem da própria equipa
option-own_team_vote-void = Não conta
option-own_team_vote-count = Conta como outro qualquer
option-own_team_vote-forbid = Não permitido
option-team_talk = Conversa entre parceiros
option-team_talk-public = Todos ouvem
option-team_talk-private = Só os dois
leavers = Se alguém sair
leavers-bot = Um bot continua
leavers-go = O lugar sai depois da ronda
bot-level = Nível dos bots
bot-level-easy = Fácil
bot-level-medium = Médio
bot-level-hard = Difícil
bots-speak = Os bots falam
bots-learn = Os bots aprendem connosco
bots-learn-help = Este servidor guarda as pistas dadas aqui, sem nomes, para que os seus bots as entendam noutros jogos.
has-talk = Conversa e gestos
has-talk-help = Mensagens curtas e reações para todos.
is-public = Mesa pública
is-public-help = Qualquer pessoa a pode encontrar e sentar-se.
shuffle-word = A tua palavra para baralhar
shuffle-word-help = Entra no baralhar: assim ninguém, nem o servidor, pode ter arrumado as cartas.
mix-in = Misturar

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
pictures-enough = para dar; são precisas { $needed }
pictures-choose-or-add = Escolhe baralhos ou junta as tuas
decks = Baralhos
own-pictures = As nossas imagens
pictures-drop = Larga aqui imagens, uma pasta ou um zip
pictures-add = Juntar imagens
pictures-folder = Uma pasta inteira
pictures-zip = Um zip
pictures-help = Fotos ou desenhos. Cada uma é endireitada, cortada em carta e perde lugar e data. Só esta mesa as vê.
pictures-sending = Imagens a caminho
pictures-sent = { $done } de { $count }
understood = Entendido
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

## Um turno
round = Turno { $number }
your-turn = É a tua vez
asked-may-claim = Quem narra primeiro? Podes ser tu.
asked-may-tell = Narras tu. Escolhe uma imagem e diz algo sobre ela.
asked-may-name-giver = Qual dos dois dá uma imagem?
asked-may-submit = Há uma pista. Escolhe uma imagem da tua mão.
asked-may-vote = As imagens estão penduradas. Vota.
who-tells-first = Quem narra primeiro?
claim-help = Alguma imagem te deu uma ideia? Quem o disser primeiro, narra primeiro.
claim-help-party = Em Party, fala-se antes de ver qualquer imagem. Começa quem o disser primeiro.
i-tell-first = Narro eu primeiro
nobody-tells-yet = Quem tem uma ideia primeiro?
first-clue-tells = Narra quem der a primeira pista
you-are-storyteller = Narras tu
choose-then-text = Escolhe uma imagem e diz algo sobre ela
choose-then-spoken = Escolhe uma imagem e diz algo em voz alta
choose-then-sound = Escolhe uma imagem e grava a tua pista
speak-before-you-see = Fala antes de ver
blind-help = A tua mão dorme até falares. Depois todos, tu também, põem uma imagem que sirva.
hand-hint = Desliza pela mão · toca para ampliar
clue-placeholder = Uma palavra, uma frase, um som…
your-clue = A tua pista
tell-it = Narrar
tell-then-look = Narrar e depois ver
spoken-help = Quando todos a tiverem ouvido, carrega.
say-it-aloud = Diz em voz alta.
you-said-it = Disseste em voz alta
clue-as-recording = Uma pista gravada
listen = Ouvir
listen-to = Ouvir { $name }
listen-again = Ouvir outra vez
record = Gravar a tua pista
record-help = Até dez segundos: uma palavra, uma melodia, um som.
record-done = Pronto
record-again = Gravar de novo
recording-now = Fala agora …
recorded = Gravada. Ouve-a ou conta-a.
microphone-asking = À espera do microfone …
microphone-refused = O microfone está fechado para esta página.
microphone-refused-help = Permite-o nas definições do navegador e tenta outra vez.
microphone-missing = Não foi encontrado nenhum microfone.
microphone-missing-help = Liga um, ou joga este lugar num telemóvel.
microphone-insecure = Esta página não pode abrir o microfone.
microphone-insecure-help = Os navegadores só o permitem em endereços que começam por https.
sound-file = Enviar antes um ficheiro de som
try-again = Tentar outra vez
awaiting-spoken = Escuta: { $name } vai dizer a pista em voz alta
awaiting-sound = { $name } está a gravar uma pista
i-have-said-it = Já a disse
choose-picture-first = Escolhe primeiro uma imagem
say-something-first = Diz primeiro alguma coisa
choose-this = Escolher esta
choose-this-of = Escolher esta ({ $number } de { $count })
tells = Narra { $name }
you-tell = Narras tu
quoted = «{ $words }»
clue-was-spoken = { $name } disse-o em voz alta
clue-as-spoken = Uma pista falada
which-of-yours = { $count ->
    [one] Qual das tuas imagens poderia ser?
   *[other] Que { $count } das tuas imagens poderiam ser?
}
which-of-yours-fits-too = Agora vê: qual das tuas imagens vai com a tua pista?
which-fits = Qual das tuas imagens combina melhor com estas palavras?
give = { $count ->
    [one] Dar esta
   *[other] Dar estas { $count }
}
laid-aside = Postas de lado
take-back = Retirar
awaiting-text = { $name } procura palavras
meanwhile-hand = A tua mão, para veres entretanto.
hand-sleeps = Em Party a mão dorme até haver pista.
waiting-for = { $count ->
    [one] Falta uma pessoa
   *[other] Faltam { $count }
}
your-picture-lies = { $count ->
    [one] A tua imagem está na mesa.
   *[other] As tuas imagens estão na mesa.
}
your-partner-gives = O teu par dá. Tu vais votar.
you-are-watching = Estás a ver.

## Equipas
who-gives = Qual dos dois dá uma imagem?
who-gives-help = O outro vota. Não mostrem nem descrevam a mão.
i-give = Dou eu
gives = Dá { $name }
i-will-vote = Voto eu
will-vote = Vota { $name }
suggests-you = { $name } propõe que dês tu.
suggests-self = { $name } gostava de dar.
waiting-for-partner = Falta o acordo de { $name }.
agree-i-give = De acordo: dou eu
agree-they-give = De acordo: dá { $name }
talk = Falar
talk-public = Falar com { $name } (todos ouvem)
talk-private = Falar com { $name } (só vocês)
talk-help = Digam quem tem alguma coisa. Sem imagens, sem descrições.
say = Dizer
talk-unread = Mensagens novas
talk-everybody = Diz algo a toda a mesa.
was-said = O que foi dito
to-partner = ao parceiro
talk-to = A { $name }
talk-to-all = A todos
gestures = Gestos
reaction-applause = Aplauso
reaction-laugh = Riso
reaction-wow = Espanto
reaction-heart = Coração
reaction-think = A pensar
reaction-hurry = Vamos lá
phrase-let_me = Deixa comigo.
phrase-i_have_one = Eu tenho uma.
phrase-you_give = É melhor dares tu.
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
they-look-for-yours = Procuram a tua
where-will-most-vote = Onde vai votar a maioria?
voting-board = O teu tabuleiro de voto
hole-empty = Ficha por colocar
hole-vote = Voto na { $slot }. Retirar
hole-red = Vermelho na { $slot }. Retirar
vote-help = Toca numa imagem para a ver e depois vota.
two-votes-help = Tens dois votos; o segundo é opcional.
second-vote-help = O segundo é opcional; um só voto certo vale mais 1 ponto.
party-help = Fica onde estão os outros. A sós não há nada.
party-teller-help = Verde: fica onde estão os outros. Vermelho: quem votou aí não ganha nada.
vote-sealed = Selado. Podes mudar até todos terem votado.
place-vote = Votar na { $slot }
place-move = Passar o voto para a { $slot }
place-green = Verde na { $slot }
place-red = Vermelho na { $slot }
place-take-back = Retirar
seal-votes = { $count ->
    [one] Selar um voto
   *[other] Selar os dois votos
}
seal-tokens = Selar as duas fichas
this-is-yours = Esta é a tua imagem.
not-votable = Aqui não se pode votar.
others-vote = Votam os outros.
teller-watches = A tua imagem está entre elas. Agora escolhem eles.
partner-votes = O teu par vota pelos dois.

## Revelação
picture-of = A imagem de { $name }
your-picture = A tua imagem
where-you-met = Onde se encontraram
your-round = O teu turno
your-teams-round = O turno da tua equipa
no-points = Desta vez, sem pontos.
voted-own-team = O vosso voto caiu na imagem da vossa equipa.
everyones-points = Pontos de todos
next-round = Próximo turno
see-result = O resultado
points-of-round = Pontos do turno { $number }
told = narrou
track = O tabuleiro de pontuação
plaque-together = { $count ->
    [one] a sós
   *[other] { $count } aqui
}
plaque-struck = riscada
party-story = Tantos pontos quantos os votos juntos, cinco no máximo. Nenhum sob o vermelho.
won-found = encontrada
won-told = alguns encontraram, não todos
won-spared = todos ou ninguém encontrou
won-single = um só voto
won-vote-of = voto de { $name }
won-votes-capped = { $count } votos, { $cap } no máximo
won-together = { $count } votaram igual
told-all-voted = Todos votaram.
told-it-was = Era a { $slot }: a imagem de { $name }.
told-some = { $count ->
    [one] Uma pessoa encontrou: +3, e +3 para { $name }.
   *[other] { $count } encontraram: +3 cada, e +3 para { $name }.
}
told-all = Todos encontraram: nada para { $name }, 2 para todos os outros.
told-none = Ninguém encontrou: nada para { $name }, 2 para todos os outros.
told-decoy = { $count ->
    [one] A imagem de { $name } teve um voto: +{ $points }.
   *[other] A imagem de { $name } teve { $count } votos: +{ $points }.
}
told-together = { $count } votaram igual: +{ $points } cada.
told-nobody-met = Ninguém se encontrou: desta vez, sem pontos.
told-red = O vermelho está na { $slot }: nada para quem votou aí.
told-leads = { $name } vai à frente com { $score }.
told-lead-together = { $names } vão juntos à frente com { $score }.

## Resultado
the-end = Fim
game-over = O jogo acabou
game-stopped = O jogo foi parado. Ninguém ganha.
after-rounds = { $count ->
    [one] Após um turno
   *[other] Após { $count } turnos
}
wins = { $count ->
    [one] { $names } ganha
   *[other] { $names } partilham a vitória
}
you-win = { $mode ->
    [team] A tua equipa ganha
   *[other] Ganhaste
}
winning-score = { $score ->
    [one] Um ponto
   *[other] { $score } pontos
}
play-again = Jogar outra vez
back-to-table = Mudar a mesa
host-decides = Quem cuida da mesa pode começar outro jogo.
the-rounds = Os turnos
standings = Pontuação final
the-rounds-help = Toca numa ronda para rever as imagens e os votos.
found-by-of = { $count ->
    [0] ninguém a achou
   *[other] achada por { $count } de { $of }
}
previous-round = Ronda anterior
next-page = Ronda seguinte
honours = Palavras simpáticas
honour-mysterious = O mais misterioso
honour-mysterious-for = { $names }: achada por { $count } de { $of }
honour-decoy = Melhor engodo
honour-decoy-for = { $names }: { $count } votos numa imagem
honour-reader = Lê pensamentos
honour-reader-for = { $names }: achou { $count } de { $of }
honour-tuned = Em sintonia
honour-tuned-for = { $names }: encontros em { $count } de { $of } rondas
honour-kindred = Almas gémeas
honour-kindred-for = { $names }: votaram igual { $count } vezes
honour-own-eyes = Olhos próprios
honour-own-eyes-for = { $names }: { $count } votos que mais ninguém deu
honour-red = O vermelho mais ousado
honour-red-for = { $names }: { $count } votos riscados de uma vez
download-record = O jogo em ficheiro

## Menu e relógio
theme = Luz
theme-auto = Como o aparelho
theme-light = Dia
theme-dark = Noite
sound = Sons
notify = Avisar-me quando for a minha vez
notify-help = Quando estiveres a ver outra coisa. O teu aparelho vai pedir permissão.
notify-denied = O teu aparelho não o permite. Podes mudar isso nas definições.
open-tv = Abrir o ecrã comum
copy-seat-link = Copiar a minha ligação pessoal
copy-seat-help = Abre-a noutro aparelho para jogares aí o teu lugar. Não a dês a ninguém.
show-seat-qr = Mostrar o meu código QR pessoal
hide-seat-qr = Esconder o código QR
seat-qr = Código QR que abre o teu lugar noutro aparelho
my-data = O que fica guardado de ti
my-data-help = Os teus nomes, mensagens, pistas, gravações e imagens nesta mesa.
my-data-take = Descarregar
my-data-forget = Esqueçam-me
my-data-forget-really = Sim, esqueçam-me de vez
my-data-forget-help = Deixas a mesa e tudo é apagado. As cartas e os votos que jogaste ficam, com outro nome.
my-data-trouble = Nada mudou: tenta outra vez daqui a pouco
leave = Deixar a mesa
leave-really = Sim, sair de vez
leave-help = O teu lugar passa para um bot ou desaparece. Para voltares mais tarde, fecha apenas a página.
hurry = Jogar por quem ainda pensa
for-the-host = Para quem cuida da mesa
lock-table = Fechar a mesa
lock-help = Mais ninguém se pode sentar. Quem tem lugar fica com ele.
send-away-really = Sim, mandar { $name } embora
send-away-help = { $name } só se pode voltar a sentar aqui quando o permitires.
was-sent-away = { $name } já não se pode sentar aqui
let-back = Deixar voltar
stop-game = Parar o jogo
stop-game-really = Sim, parar agora
stop-game-help = Ninguém ganha. Podem recomeçar com as mesmas pessoas.
clock-left = Faltam { $time }
clock-paused = Parado em { $time }
clock-pause = Parar o relógio
clock-resume = Deixá-lo andar
clock-extend = Mais um minuto
seconds-left = Faltam { $count } segundos

## Ecrã comum
tv-join = Entra em
tv-waiting = { $count ->
    [0] Lê o código e senta-te.
    [one] Uma pessoa à mesa. Senta-te também.
   *[other] { $count } à mesa.
}
tv-voting = { $count ->
    [one] Votação: uma pessoa ainda olha
   *[other] Votação: { $count } ainda olham
}
tv-again = Mais uma? Quem cuida da mesa pode recomeçar.

## Como se joga
how-idea-title = A ideia
how-idea = Um de vocês é o narrador. Escolhe uma imagem da mão e diz algo sobre ela: uma palavra, uma frase, uma canção, um som.
how-give-title = Todos dão
how-give = Os outros escolhem uma imagem sua que também poderia servir. Baralham-se e penduram-se na parede.
how-vote-title = Todos votam
how-vote = Qual era a do narrador? Todos menos ele votam em segredo.
how-score-title = Pontos
how-score-some = Alguns encontram, não todos: 3 para o narrador e 3 para quem encontrou.
how-score-none = Todos ou ninguém encontra: nada para o narrador, 2 para todos os outros. Por isso, não digas nem demais nem de menos.
how-score-votes = E 1 por cada voto na tua imagem, 3 no máximo.
how-end-title = O fim
how-end = Ganha quem chegar primeiro a 30 pontos. E depois outra vez, porque foi bonito.
how-large-title = Sete ou mais
how-large = Cada um tem dois votos; o segundo é opcional. Encontrada com um só: mais 1.
how-team-title = Equipas
how-team = Jogam aos pares. A cada pista combinam quem dá uma imagem; o outro vota.
back = Voltar
how-here = Nesta mesa
how-party-clue-title = Primeiro as palavras
how-party-clue = Quem narra fala antes de ver as suas imagens. Depois todos, também quem narra, põem uma que combine.
how-party-vote-title = Votar onde os outros votam
how-party-vote = Tantos pontos quantos estiverem juntos numa imagem, no máximo 5. Sozinho, nada. A ficha vermelha de quem narra risca uma imagem: nada para quem lá estiver.
how-team-end = O jogo acaba quando todos narraram uma vez. Ganha o par com mais pontos.
how-party-end = O jogo acaba quando todos narraram uma vez. Ganha quem tiver mais pontos.

## Um primeiro jogo
lesson-claim = Tu e três bots. Alguém tem de começar: carrega no botão em baixo.
lesson-tell = Escolhe uma imagem e diz umas palavras sobre ela. Nem muito claro nem muito obscuro: que alguns a encontrem, mas não todos.
lesson-told = Os outros procuram agora, entre as suas, uma imagem que também combine com as tuas palavras.
lesson-watch = Todas as imagens estão na parede, a tua também. Os outros votam na que julgam ser a tua.
lesson-own-some = Alguns encontraram a tua imagem, não todos: é essa a arte. 3 pontos para ti, 3 para cada um que a encontrou.
lesson-own-all = Todos a encontraram: foi claro demais. Nada para ti, 2 pontos para cada um dos outros.
lesson-own-none = Ninguém a encontrou: foi obscuro demais. Nada para ti, 2 pontos para cada um dos outros.
lesson-hear = Agora narra outra pessoa. Entretanto, vê a tua mão.
lesson-answer = São estas as palavras de { $name }. Dá a imagem que os outros poderiam tomar pela de { $name }.
lesson-given = A tua imagem está com as outras. Quando todos tiverem dado, baralham-se e penduram-se.
lesson-vote = Qual é a imagem de { $name }? Toca numa para a ver e vota. Na tua não se pode.
lesson-sealed = Selado. Quando todos tiverem votado, a parede conta.
lesson-found = Encontraste a imagem de { $name }: 3 pontos para ti, 3 para { $name }.
lesson-missed = A de { $name } era outra. Quem a encontrou tem 3 pontos, e { $name } também.
lesson-votes = E 1 ponto por cada voto que a tua própria imagem recebeu.
lesson-finish = Percebi
lesson-skip = Sem guia
lesson-done-title = É este o jogo todo
lesson-done = Narraste, respondeste e votaste. Ganha quem chegar primeiro aos 30 pontos. Com pessoas que conheces é ainda mais bonito.
lesson-play-on = Continuar a jogar

## Dificuldades
connection-lost = Ligação perdida.
connection-trying = Estamos a tentar; o teu lugar e a tua mão ficam guardados.
connection-back = De volta
seat-lost = Este lugar joga-se agora noutro sítio. Estás a ver.
old-link-help = O lugar foi deixado, ou a ligação não foi copiada por inteiro. Senta-te de novo ou fica só a ver.
no-such-table-help = Aqui não há nenhuma mesa { $code }. Os códigos têm seis letras; as mesas arrumam-se quando há muito ninguém vem.
old-page-help = A mesa foi renovada. Recarrega a página, o teu lugar fica guardado.
trouble-help = O teu lugar e a tua mão ficam guardados. Tenta daqui a pouco.
sent-away-help = Se foi um engano, pede a quem cuida da mesa que te deixe voltar e recarrega a página.
load-again = Recarregar
to-start = Ao início
no_connection = Não se chega ao servidor.

## Recusas
no_such_table = Essa mesa não existe
wrong_key = Esta ligação não abre nenhum lugar aqui
key_must_be_16_bytes = A chave do lugar está mal formada
sit_down_first = Senta-te primeiro
sent_away = Mandaram-te embora desta mesa
table_is_locked = Esta mesa está fechada: mais ninguém se pode sentar
already_seated = Já estás à mesa
table_is_full = A mesa está cheia.
name_is_empty = Como te chamas?
name_is_too_long = Esse nome é longo demais
name_is_taken = Já há aqui alguém com esse nome
no_such_rabbit = Esse coelho não existe
rabbit_is_taken = Alguém já tem esse coelho
only_the_host_may = Só quem cuida da mesa o pode fazer
no_such_person = Já não está cá
bots_cannot_host = Um bot não pode cuidar da mesa
settings_not_understood = Estas opções não combinam
game_is_running = Há um jogo a decorrer
no_game_is_running = Não há jogo a decorrer
wait_for_the_next_round = Entras no próximo turno
order_must_name_everybody_once = Alguém chegou ou saiu; tenta outra vez
word_is_empty = Escreve primeiro uma palavra
text_is_empty = Escreve primeiro alguma coisa
text_is_too_long = É longo demais
talk_is_off = Nesta mesa não se fala
only_teams_talk_apart = Só as equipas falam à parte
there_is_no_clock = Não há relógio
no_such_recording = A gravação não chegou
recording_is_too_long = É longo demais: dez segundos no máximo
recording_not_understood = Não é possível ler esta gravação
no_such_picture = Esta imagem já não está aqui
picture_is_known = Esta imagem, ou uma quase igual, já está aqui
enough_pictures = Esta mesa não leva mais imagens próprias
no_such_deck = Este baralho não está neste servidor
deck_name_is_taken = Já há um baralho com este nome neste servidor
uploads_are_off = Este servidor não aceita imagens
table_is_out_of_room = O espaço desta mesa está cheio: retira primeiro uma imagem
server_is_out_of_room = Este servidor não tem espaço para mais imagens
not_a_picture = Não é uma imagem que possamos abrir; servem JPEG, PNG, WebP, AVIF e GIF
picture_is_svg = Desenhos SVG não são aceites: guarda-o como PNG
picture_is_heic = As fotos HEIC não se abrem aqui: envia-a como JPEG
picture_is_damaged = O ficheiro está danificado ou incompleto
picture_moves = Mexe-se: só imagens paradas podem ser cartas
picture_is_two_things = Este ficheiro esconde outra coisa: guarda a imagem de novo e tenta outra vez
picture_is_too_heavy = O ficheiro tem mais de 24 MB
picture_is_too_large = Tem mais de 64 milhões de píxeis: reduz primeiro
picture_is_too_small = É pequena demais: uma carta precisa de pelo menos 200 × 300 píxeis
picture_says_too_much = Esta imagem traz dados a mais: guarda-a de novo sem os detalhes
picture_took_too_long = Este ficheiro não pôde ser aberto a tempo
archive_is_damaged = O zip está danificado ou incompleto
archive_is_locked = O zip tem palavra-passe: fá-lo sem ela
archive_is_too_large = O zip contém demasiado: no máximo 1000 ficheiros e 256 MB
archive_in_archive = Um zip dentro de outro não se abre: descomprime primeiro
archive_leads_astray = Há nomes de ficheiros que saem deste zip: fá-lo de novo
nothing_in_it = Não tem imagens
cannot_write_now = O servidor não consegue guardar agora. Nada se perdeu; tenta outra vez.
too_many_tables = Abriram-se mesas demais daqui. Espera um pouco.
too_fast = Depressa demais. Tenta outra vez.
not_understood = Esta página não está atualizada
game_has_ended = O jogo acabou
seat_is_not_playing = Não jogas neste jogo
not_in_this_phase = Esse momento já passou
storyteller_already_chosen = Alguém foi mais rápido
first_clue_claims = Aqui narra quem der a primeira pista
only_storyteller_gives_clue = Só o narrador dá a pista
clue_needs_a_card = Escolhe uma imagem para a tua pista
clue_takes_no_card = Em Party a pista vem sem imagem
clue_is_empty = Diz primeiro alguma coisa
clue_is_too_long = A pista é longa demais: 200 letras no máximo
clue_is_spoken = Nesta mesa as pistas dizem-se em voz alta
card_not_in_hand = Essa imagem não está na tua mão
storyteller_has_submitted = A tua imagem já lá está
already_submitted = A tua imagem já lá está
wrong_number_of_cards = Não é o número certo de imagens
cards_must_differ = Duas imagens diferentes, por favor
only_teams_name_a_giver = Só as equipas escolhem quem dá
storytellers_team_names_no_giver = A equipa que narra não dá outra imagem
giver_must_be_of_the_team = Só um dos dois pode dar
giver_already_agreed = Já estão de acordo
giver_not_agreed = Combinem primeiro quem dá
partner_gives = O teu par dá
storyteller_does_not_vote = O narrador não vota
giver_does_not_vote = O teu par vota pelos dois
wrong_number_of_votes = Não é o número certo de votos
votes_must_differ = Duas imagens diferentes, por favor
no_such_slot = Aí não há imagem
cannot_vote_for_own_card = Esta é a tua imagem
cannot_vote_for_own_team = Esta é a imagem da tua equipa
red_token_is_missing = Coloca também a ficha vermelha
only_storyteller_places_red = Só o narrador tem ficha vermelha
red_cannot_lie_on_green = O vermelho não pode ficar sobre o teu verde
already_confirmed = Já confirmaste
too_few_players = Faltam jogadores
too_many_players = São jogadores demais
teams_need_an_even_number = As equipas precisam de um número par
teams_keep_their_seats = Em equipas ninguém entra durante o jogo
end_does_not_fit_mode = Este final não serve para este jogo
deck_is_too_small = O baralho tem poucas imagens para tanta gente
seat_is_taken = Esse lugar está ocupado
no_such_seat = Esse lugar não existe
not_enough_cards_to_join = Não restam imagens que cheguem para entrar
