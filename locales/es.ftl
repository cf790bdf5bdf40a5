### conteur en español, de Madrid a México. La voz de la caja de un juego de familia: breve, cálida, sencilla. docs/words.md dice para qué sirve cada línea.

## Inicio
tagline = Alguien da una pista y todos ponen una carta. ¿Cuál era la correcta?
open-table = Abrir una mesa
join-with-code = Entrar con un código
join = Entrar
play-with-bots = Jugar ya con bots
public-tables = { $count ->
    [one] Una mesa pública
   *[other] { $count } mesas públicas
}
table-is-playing = en juego
how-to-play = Cómo se juega
lesson = Aprender jugando: dos minutos
language = Idioma
offline = Estás sin conexión. Puedes mirar las imágenes, pero no jugar. La página seguirá sola cuando vuelva la conexión.
name-of-a-guest = Conejo

## En la mesa
menu = Menú
close = Cerrar
cancel = Cancelar
keep = Listo
arriving = Llegando a la mesa…
table-code = Mesa { $code }
hosts-table = Mesa de { $name }
at-the-table = { $count ->
    [one] Un jugador · hasta 12
   *[other] { $count } jugadores · hasta 12
}
players = Jugadores
sit-title = Mesa { $code }
already-here = Ya están aquí:
your-name = Tu nombre
your-rabbit = Tu conejo
your-look = Tu nombre y tu conejo
sit-down = Sentarme
just-watch = Solo mirar
full-help = Puedes mirar hasta que haya un sitio libre.
invite = Invitar
copied = Copiado
copy-this-link = Copia este enlace:
unreachable = Nadie más puede entrar: este dispositivo no está conectado a ninguna red.
add-bot = Añadir un bot
tv = TV
qr = Código QR con el enlace de esta mesa
is-host = anfitrión
is-bot = bot
is-away = ausente
is-awaited = sigue pensando
swap-help = Toca el sitio que cambia con el de { $name }.
make-host = Hacer anfitrión
send-away = Sacar de la mesa
start-with = Empezar con { $count }
waiting-for-host = { $name } iniciará la partida.
rabbit-0 = Rojo, liso, orejas erguidas
rabbit-1 = Naranja, con puntos, orejas abiertas
rabbit-2 = Verde mar, a franjas, orejas caídas
rabbit-3 = Azul claro, a rayas, una oreja doblada
rabbit-4 = Morado, rayas diagonales, orejas a la izquierda
rabbit-5 = Rosa, a cuadros, orejas a la derecha
rabbit-6 = Verde hoja, dos mitades, orejas cortas
rabbit-7 = Azul oscuro, signos +, orejas largas y finas
rabbit-8 = Blanco, con anillos, orejas cruzadas
rabbit-9 = Marrón, en zigzag, orejas rizadas
rabbit-10 = Gris, con manchas, solo una oreja levantada
rabbit-11 = Verde oliva, rayas anchas, orejas dobladas

## Cómo jugamos
how-we-play = Cómo jugamos
mode = Modo de juego
mode-base = Clásico
mode-party = Party
mode-team = Equipos
mode-base-help = De 3 a 12 jugadores. Encuentra la carta del cuentacuentos. A partir de 7, todos tienen dos votos.
mode-party-help = De 6 a 12 jugadores. Primero la pista, después las cartas. Vota por la carta que elegirá la mayoría.
mode-team-help = 6, 8, 10 o 12 jugadores, en equipos de dos, frente a frente. Uno pone una carta, el otro vota.
edition = Reglamento
edition-odyssey = Odyssey (estándar)
edition-odyssey-help = Las reglas de siempre.
edition-pl-2 = Polaco, 2.ª edición
edition-pl-2-help = Los votos en tu carta solo puntúan si algunos, no todos, encuentran la del cuentacuentos.
edition-ar = Árabe
edition-ar-help = Clásico: se juega todo el mazo; hasta 6 jugadores, puntos por votos sin límite. Party: las dos fichas nunca en la misma carta. Equipos: sin límite, y chat privado con la pareja.
edition-pl-1 = Polaco, 1.ª edición
edition-pl-1-help = Party: nadie ve sus cartas antes de la pista.
edition-nl = Neerlandés
edition-nl-help = Quien da la primera pista es el primer cuentacuentos.
play-to = Duración
end-edition = Según el reglamento
end-points = { $count } puntos
end-laps = { $count ->
    [one] Una vuelta a la mesa
    [2] Dos vueltas a la mesa
   *[other] { $count } vueltas a la mesa
}
end-pile = Todo el mazo
pace = Límite de tiempo
pace-off = Sin límite
pace-off-help = Todo el tiempo que haga falta.
pace-relaxed = Con calma
pace-relaxed-help = De dos a tres minutos para cada paso.
pace-brisk = Rápido
pace-brisk-help = Un minuto como máximo para cada paso.
pace-own = A medida
pace-own-help = El anfitrión fija los tiempos.
clue = Pista
clue-text = Escrita
clue-text-help = Todos la leen en la pantalla.
clue-spoken = Hablada
clue-spoken-help = En la misma sala o en una llamada: en voz alta.
clue-sound = Grabada
clue-sound-help = Todos oyen la grabación.
plain-has-no-microphone = En esta dirección los teléfonos no graban: la pista se escribe o se dice en voz alta.
that-is-rounds = { $count ->
    [one] Es una sola ronda.
   *[other] Son { $count } rondas.
}
phase-claiming = Quién empieza
phase-telling = Dar la pista
phase-submitting = Poner una carta
phase-voting = Votar
phase-scored = Ver los puntos
seconds-help = En segundos. Vacío: sin límite.
more-settings = Más reglas y ajustes
option-first_storyteller = Primer cuentacuentos
option-first_storyteller-claim = Quien pulse primero
option-first_storyteller-clue = Quien dé la primera pista
option-first_storyteller-random = Por sorteo
option-second_vote = Segundo voto
option-second_vote-auto = A partir de 7 jugadores
option-second_vote-never = Nunca
option-bonus_when = Puntos por votos en tu carta
option-bonus_when-always = En todas las rondas
option-bonus_when-mixed = Solo si algunos, no todos, encuentran la correcta
option-bonus_cap = Máximo de puntos por votos
option-bonus_cap-3 = 3 por ronda
option-bonus_cap-none = Sin límite
option-red_on_green = Las dos fichas en la misma carta
option-red_on_green-allowed = Permitido
option-red_on_green-forbidden = No permitido
option-party_hands = Cartas antes de la pista
option-party_hands-storyteller = El cuentacuentos no ve las suyas
option-party_hands-all = Nadie ve las suyas
option-own_team_vote = Voto en la carta del propio equipo
option-own_team_vote-void = No puntúa
option-own_team_vote-count = Cuenta como cualquier otro
option-own_team_vote-forbid = No permitido
option-team_talk = Chat con la pareja
option-team_talk-public = Lo pueden leer todos
option-team_talk-private = Solo lo leen los dos
leavers = Si alguien se va
leavers-bot = Un bot sigue jugando
leavers-go = El sitio se retira tras la ronda
bot-level = Nivel de los bots
bot-level-easy = Fácil
bot-level-medium = Medio
bot-level-hard = Difícil
bots-speak = Idioma de los bots
bots-learn = Los bots aprenden de la mesa
bots-learn-help = El servidor recuerda las pistas de esta mesa, sin nombres, para que los bots jueguen mejor más adelante.
has-talk = Chat y reacciones
has-talk-help = Mensajes cortos que puede leer toda la mesa.
is-public = Mesa pública
is-public-help = Cualquiera puede encontrarla y sentarse.
shuffle-word = Ayuda a barajar
shuffle-word-help = Escribe cualquier palabra. Se mezcla al barajar, y así nadie, ni este servidor, puede hacer trampa.
mix-in = Añadir

## Imágenes
pictures = Imágenes
picture-count = { $count ->
    [one] una imagen
   *[other] { $count } imágenes
}
pictures-missing = { $count ->
    [one] Falta una imagen
   *[other] Faltan { $count } imágenes
}
pictures-enough = hacen falta { $needed }
pictures-choose-or-add = Elige mazos o añade imágenes
decks = Mazos
own-pictures = Nuestras imágenes
pictures-drop = Suelta aquí imágenes, una carpeta o un zip
pictures-add = Añadir imágenes
pictures-folder = Añadir carpeta
pictures-zip = Añadir un zip
pictures-help = Fotos o dibujos. Cada imagen se endereza y se recorta como carta; se borran el lugar y la fecha. Solo las ve esta mesa.
pictures-sending = Enviando imágenes
pictures-sent = { $done } de { $count }
understood = Entendido
bots-only-guess = Sin palabras, los bots solo adivinan: pon un título o unas etiquetas a tus imágenes.
picture-words = Título y etiquetas
picture-title = Título
picture-tags = Etiquetas, separadas por comas
picture-remove = Quitar esta imagen
save = Guardar
deck-save-as = Guardar en este servidor como
deck-save-help = Quien use este servidor podrá ver estas imágenes y jugar con ellas.
deck-saved = Guardado. Ya está en la lista de mazos.
see-deck = Ver las imágenes de { $title }
see-pictures = Ver las imágenes
deck-by = De { $authors }
deck-licence = Licencia: { $licence }

## Una ronda
round = Ronda { $number }
your-turn = Te toca
asked-may-claim = ¿Tienes una idea para una pista? Empieza tú.
asked-may-tell = Te toca ser cuentacuentos. Elige una carta y da una pista.
asked-may-name-giver = ¿Quién de los dos pone una carta?
asked-may-submit = Ya hay pista. Elige una carta que encaje.
asked-may-vote = Las cartas están en la mesa. Vota.
who-tells-first = ¿Quién es el primer cuentacuentos?
claim-help = ¿Alguna de tus cartas te da una idea? Quien pulse primero será el primer cuentacuentos.
claim-help-party = En Party, el cuentacuentos da la pista antes de ver las cartas. Empieza quien pulse primero.
i-tell-first = Empiezo yo
nobody-tells-yet = ¿Quién será el primer cuentacuentos?
first-clue-tells = Empieza quien dé la primera pista
you-are-storyteller = Te toca ser cuentacuentos
choose-then-text = Elige una carta y escribe una pista
choose-then-spoken = Elige una carta y di tu pista en voz alta
choose-then-sound = Elige una carta y graba tu pista
speak-before-you-see = Primero la pista, después las cartas
blind-help = Tus cartas siguen boca abajo hasta que des la pista. Después todos, también tú, ponen una carta que encaje.
hand-hint = Desliza tus cartas · toca para ampliar
tell-goal = Que la encuentren algunos, pero no todos.
clue-placeholder = Una palabra, una canción…
your-clue = Tu pista
tell-it = Dar la pista
tell-then-look = Dar pista y ver las cartas
spoken-help = Pulsa cuando todos la hayan oído.
say-it-aloud = Dila en voz alta.
you-said-it = La dijiste en voz alta
clue-as-recording = Una pista grabada
listen = Escuchar
listen-to = Escuchar a { $name }
listen-again = Escuchar otra vez
record = Grabar la pista
record-help = Hasta diez segundos: palabras, música o ruidos.
record-done = Terminar
record-again = Grabar otra vez
recording-now = Grabando. Habla ahora…
recorded = Grabada. Escúchala o envíala.
microphone-asking = Esperando el micrófono…
microphone-refused = Esta página no tiene permiso para usar el micrófono.
microphone-refused-help = Permítelo en los ajustes del navegador e inténtalo otra vez.
microphone-missing = No se encontró ningún micrófono.
microphone-missing-help = Conecta uno o sigue en un teléfono.
microphone-insecure = Esta página no puede usar el micrófono.
microphone-insecure-help = Los navegadores solo lo permiten si la dirección empieza por https.
sound-file = Enviar un archivo de sonido
write-clue-instead = Prefiero escribirla
say-clue-instead = Prefiero decirla en voz alta
try-again = Reintentar
awaiting-spoken = Escucha: { $name } dirá la pista en voz alta
awaiting-sound = { $name } está grabando una pista
i-have-said-it = Ya la dije
choose-picture-first = Elige una carta
choose-pictures-first = { $count ->
    [one] Elige una carta más
   *[other] Elige { $count } cartas
}
say-something-first = Falta la pista
choose-this = Elegir esta
choose-this-of = Elegir esta ({ $number } de { $count })
chosen = Elegida
tells = Cuentacuentos: { $name }
you-tell = Te toca ser cuentacuentos
quoted = «{ $words }»
clue-was-spoken = { $name } dijo la pista en voz alta
clue-as-spoken = Una pista hablada
which-of-yours = { $count ->
    [one] ¿Cuál de tus cartas encaja con la pista?
   *[other] ¿Qué { $count } cartas tuyas encajan con la pista?
}
which-of-yours-fits-too = Ahora mira: ¿cuál de tus cartas encaja mejor?
which-fits = ¿Cuál de tus cartas encaja mejor?
answer-goal = Ganas un punto por cada voto en tu carta.
give = { $count ->
    [one] Poner esta
   *[other] Poner estas { $count }
}
laid-aside = Elegidas
take-back = Retirar
awaiting-text = { $name } está pensando una pista
meanwhile-hand = Mientras tanto, mira tus cartas.
hand-sleeps = En Party, tus cartas siguen boca abajo hasta que haya pista.
waiting-for = { $count ->
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
waiting-for-name = Falta { $name }
person-is-away = { $name } está ausente
play-for = Jugar por { $name }
play-for-really = Sí, un bot juega por { $name }
your-picture-lies = { $count ->
    [one] Tu carta está en la mesa.
   *[other] Tus cartas están en la mesa.
}
your-partner-gives = Tu pareja pone una carta. Tú votas.
you-are-watching = Solo estás mirando.
you-join-next-round = Entras en la próxima ronda.
joins-next-round = { $name } entra en la próxima ronda

## Equipos
who-gives = ¿Quién de los dos pone una carta?
who-gives-help = Vota quien no la ponga. No vale mostrar ni describir cartas.
who-gives-private = Vota quien no la ponga. El chat es privado: se pueden describir las cartas.
i-give = Yo pongo una carta
gives = { $name } pone una carta
i-will-vote = Yo voto
will-vote = { $name } vota
suggests-you = { $name } propone que pongas tú una carta.
suggests-self = { $name } quiere poner una carta.
waiting-for-partner = Falta que { $name } acepte.
agree-i-give = De acuerdo, la pongo yo
agree-they-give = De acuerdo, la pone { $name }
talk = Chat
talk-public = Chat con { $name } (lo leen todos)
talk-private = Chat con { $name } (solo los dos)
talk-help = Di si tienes una buena carta, sin decir cuál es ni describirla.
say = Enviar
talk-unread = Chat: mensajes nuevos
talk-everybody = Di algo a toda la mesa.
was-said = Mensajes
to-partner = a su pareja
talk-to = Para { $name }
talk-to-all = Para todos
gestures = Reacciones
reaction-applause = Aplausos
reaction-laugh = Risas
reaction-wow = Increíble
reaction-heart = Me encanta
reaction-think = Pensando
reaction-hurry = Te esperamos
phrase-let_me = Déjame a mí.
phrase-i_have_one = Tengo una buena carta.
phrase-you_give = Pon tú una, por favor.
phrase-not_sure = No tengo nada bueno.
phrase-all_right = ¡De acuerdo!

## Las cartas en la mesa
gallery = Las cartas en la mesa
your-hand = Tu mano
card-number = Carta { $number } del mazo
card-back = Una carta boca abajo
hand-place = Carta { $number } de { $count }
look-at = Carta { $number } de { $count }
back-to-wall = Ver todas las cartas
back-to-hand = Volver a tu mano
zoom = Ampliar
previous = Carta anterior
next = Carta siguiente
strip = Todas las cartas
yours = tuya
owned-by = Carta de { $name }
votes-here = { $count ->
    [0] sin votos
    [one] un voto
   *[other] { $count } votos
}
your-vote-here = tu voto está aquí
which-is = ¿Cuál es la carta de { $name }?
they-look-for-yours = Están buscando tu carta
where-will-most-vote = ¿Qué carta tendrá más votos?
voting-board = Tus votos
hole-empty = Sin colocar
hole-vote = Tu voto está en la carta { $slot }. Retirar
hole-red = La ficha roja está en la carta { $slot }. Retirar
vote-help = Toca una carta para verla y luego vota.
two-votes-help = Tienes dos votos; el segundo es opcional.
second-vote-help = El segundo voto es opcional; uno solo, si acierta, vale 1 punto más.
party-help = Vota como los demás. Un voto en solitario no puntúa.
party-teller-help = Verde: vota como los demás. Roja: los votos en esa carta no puntúan.
vote-sealed = Confirmado. Puedes cambiarlo hasta que voten todos.
place-vote = Votar por la { $slot }
place-move = Pasar el voto a la { $slot }
place-green = Ficha verde en la { $slot }
place-red = Ficha roja en la { $slot }
place-take-back = Retirar
seal-votes = { $count ->
    [one] Confirmar un voto
   *[other] Confirmar los dos votos
}
seal-tokens = Confirmar las dos fichas
this-is-yours = Esta carta es tuya.
not-votable = No puedes votar por esta.
others-vote = Los demás están votando.
teller-watches = Tu carta está entre ellas. Ahora votan los demás.
partner-votes = Tu pareja vota en nombre de los dos.
pair-has-no-vote = La pista es de { $name }, así que tu equipo no vota. Ahora votan los demás.

## Revelación
picture-of = La carta de { $name }
your-picture = Tu carta
where-you-met = Dónde cayeron los votos
your-round = Tus puntos
your-teams-round = Los puntos de tu equipo
no-points = Esta vez, sin puntos.
no-points-all = Sin puntos: todos la encontraron, la pista era demasiado fácil.
no-points-none = Sin puntos: nadie la encontró, la pista era demasiado difícil.
no-points-missed = Sin puntos: votaste por otra carta y nadie votó por la tuya.
no-points-alone = Sin puntos: nadie más votó por esa carta.
no-points-struck = Sin puntos: la ficha roja está en esa carta.
voted-own-team = Tu equipo votó por su propia carta.
everyones-points = Todos los puntos
next-round = Siguiente ronda
see-result = Ver el resultado
points-of-round = Puntos de la ronda { $number }
told = cuentacuentos
track = Tablero de puntuación
plaque-together = { $count ->
    [one] un voto
   *[other] { $count } votos
}
plaque-struck = anulada
party-story = Cuantos más votos en una carta, más puntos, hasta 5. Bajo la ficha roja, ninguno.
won-found = acierto
won-told = la encontraron algunos
won-spared-all = la encontraron todos
won-spared-none = no la encontró nadie
won-single = con un solo voto
won-vote-of = voto de { $name }
won-votes-capped = { $count } votos, máximo { $cap } puntos
won-together = { $count } votos iguales
told-all-voted = Todos han votado.
told-it-was = Era la número { $slot }, la carta de { $name }.
told-it-was-yours = Era la número { $slot }, tu carta.
told-some = { $count ->
    [one] La encontró un jugador: +3, y +3 para { $name }.
   *[other] La encontraron { $count }: +3 cada uno, y +3 para { $name }.
}
told-some-yours = { $count ->
    [one] La encontró un jugador: +3, y +3 para ti.
   *[other] La encontraron { $count }: +3 cada uno, y +3 para ti.
}
told-all = La encontraron todos: nada para { $name }, +2 para los demás.
told-all-yours = La encontraron todos: nada para ti, +2 para los demás.
told-none = No la encontró nadie: nada para { $name }, +2 para los demás.
told-none-yours = No la encontró nadie: nada para ti, +2 para los demás.
told-decoy = { $count ->
    [one] La carta de { $name } recibió un voto: +{ $points }.
   *[other] La carta de { $name } recibió { $count } votos: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Tu carta recibió un voto: +{ $points }.
   *[other] Tu carta recibió { $count } votos: +{ $points }.
}
told-together = { $count } votos en la misma carta: +{ $points } cada uno.
told-nobody-met = No hay dos votos en la misma carta: esta vez, sin puntos.
told-red = La ficha roja está en la { $slot }: esos votos no puntúan.
told-leads = { $how ->
    [won] Gana { $name } con { $score }.
   *[leads] { $name } lleva la delantera con { $score }.
}
told-lead-together = { $how ->
    [won] Ganan { $names } con { $score }.
    [leads] { $names } llevan la delantera con { $score }.
    [all] Empate general a { $score }.
   *[level] { $names } empatan a { $score }.
}

## Resultado
the-end = Fin
game-over = Fin de la partida
game-stopped = El anfitrión terminó la partida. No gana nadie.
after-rounds = { $count ->
    [one] Tras una ronda
   *[other] Tras { $count } rondas
}
wins = { $count ->
    [one] Gana { $names }
   *[other] Empate: { $names }
}
wins-pair = Ganan { $names }
you-win = { $mode ->
    [team] Gana tu equipo
   *[other] Ganas tú
}
winning-score = { $score ->
    [one] Un punto
   *[other] { $score } puntos
}
play-again = Jugar otra vez
back-to-table = Cambiar reglas o jugadores
host-decides = El anfitrión puede empezar otra.
the-rounds = Todas las rondas
standings = Puntuación final
the-rounds-help = Toca una ronda para volver a ver sus cartas y sus votos.
found-by-of = { $count ->
    [0] no la encontró nadie
   *[other] encontrada por { $count } de { $of }
}
previous-round = Ronda anterior
next-page = Ronda siguiente
honours = Premios
honour-mysterious = La pista más misteriosa
honour-mysterious-for = { $names }: carta encontrada por { $count } de { $of }
honour-decoy = El mejor señuelo
honour-decoy-for = { $names }: { $count } votos en una carta
honour-reader = Telepatía
honour-reader-for = { $names }: { $count } de { $of } encontradas
honour-tuned = En sintonía
honour-tuned-for = { $names }: voto compartido en { $count } de { $of } rondas
honour-kindred = Almas gemelas
honour-kindred-for = { $names }: el mismo voto { $count } veces
honour-own-eyes = Espíritu libre
honour-own-eyes-for = { $names }: { $count } votos solo suyos
honour-red = La ficha más audaz
honour-red-for = { $names }: { $count } votos anulados de una vez
download-record = Descargar esta partida

## Menú y reloj
theme = Día o noche
theme-auto = Automático
theme-light = Día
theme-dark = Noche
sound = Sonidos
notify = Avisarme cuando me toque
notify-help = Aunque estés en otra aplicación. Tu dispositivo pedirá permiso.
notify-denied = Tu dispositivo no lo permite. Se puede cambiar en sus ajustes.
open-tv = Abrir la pantalla para la TV
copy-seat-link = Copiar mi enlace personal
copy-seat-help = Ábrelo en otro dispositivo para seguir allí. No lo compartas con nadie.
show-seat-qr = Mostrar mi código QR personal
hide-seat-qr = Ocultar el código QR
seat-qr = Código QR para seguir en otro dispositivo
my-data = Lo que guardamos de ti
my-data-take = Descargar todo
my-data-forget = Borrar todo
my-data-forget-really = Sí, borrar todo para siempre
my-data-trouble = No funcionó: inténtalo otra vez en un momento
leave = Salir de la mesa
leave-really = Sí, dejar mi sitio
leave-help = Un bot ocupa tu sitio, o el sitio se retira. Si es solo una pausa, cierra la página: se te guarda el sitio.
hurry = Que un bot juegue por quienes faltan
for-the-host = Para el anfitrión
lock-table = Bloquear la mesa
send-away-really = Sí, sacar a { $name }
send-away-help = { $name } solo podrá volver si tú lo permites.
was-sent-away = { $name } está fuera de la mesa
let-back = Dejar volver
stop-game = Terminar la partida
stop-game-really = Sí, terminarla ya
stop-game-help = No gana nadie. Se puede empezar otra con la misma gente.
clock-left = Quedan { $time }
clock-paused = En pausa: { $time }
clock-pause = Pausar el reloj
clock-resume = Reanudar el reloj
clock-extend = Un minuto más
seconds-left = { $count ->
    [one] Queda un segundo
   *[other] Quedan { $count } segundos
}

## Pantalla para la TV
tv-join = Entra en
tv-waiting = { $count ->
    [0] Escanea el código para entrar.
    [one] Ya hay un jugador. Entra tú también.
   *[other] Ya hay { $count } jugadores.
}
tv-voting = { $count ->
    [one] Votación: falta un jugador
   *[other] Votación: faltan { $count } jugadores
}
tv-again = ¿Otra partida? El anfitrión puede empezarla.

## Cómo se juega
how-idea-title = La idea
how-idea = En cada ronda, alguien es el cuentacuentos. Elige una carta de su mano y da una pista: una palabra, una frase, una canción, un sonido.
how-give-title = Todos ponen una carta
how-give = Cada uno de los demás elige una carta suya que también encaje con la pista. Se barajan todas y se ponen boca arriba.
how-vote-title = Todos votan
how-vote = ¿Cuál es la carta del cuentacuentos? Todos los demás votan en secreto.
how-score-title = Puntos
how-score-some = La encuentran algunos, no todos: 3 para el cuentacuentos, 3 para quien la encontró.
how-score-none = La encuentran todos, o nadie: nada para el cuentacuentos, 2 para los demás. Así que ni demasiado fácil ni demasiado difícil.
how-score-votes = Para todos menos el cuentacuentos: 1 por cada voto en su carta, 3 como máximo.
how-three-title = Tres jugadores
how-three = Con siete cartas en la mano, se ponen dos por cada pista: se vota entre cinco.
how-end-title = El final
how-end-points = Cuando alguien llega a { $count } puntos, la partida acaba con esa ronda.
how-end-laps = { $count ->
    [one] La partida acaba cuando todos han sido cuentacuentos una vez.
    [2] La partida acaba cuando todos han sido cuentacuentos dos veces.
   *[other] La partida acaba cuando todos han sido cuentacuentos { $count } veces.
}
how-end-pile = Cuando ya no quedan cartas en el mazo, la partida acaba con esa ronda.
how-win = Gana quien tenga más puntos. Si hay empate, la victoria se comparte.
how-win-team = Gana el equipo con más puntos. Si hay empate, la victoria se comparte.
how-large-title = Siete o más
how-large = Todos tienen dos votos, para dos cartas distintas; el segundo es opcional. Acertar con un solo voto vale 1 punto más.
how-team-title = Equipos
how-team = Se juega en equipos de dos, con una sola puntuación. La pareja del cuentacuentos también pone una carta. En los demás equipos se decide quién la pone; el otro vota.
how-team-vote-title = Vota uno de los dos
how-team-vote = ¿Cuál es la carta del cuentacuentos? En los demás equipos vota, en secreto, quien no puso carta.
back = Volver
how-here = En esta mesa
how-party-clue-title = Primero la pista
how-party-clue = El cuentacuentos da la pista antes de ver sus cartas. Después todos, también el cuentacuentos, ponen una carta que encaje.
how-party-vote-title = Vota como los demás
how-party-vote = Ganas tantos puntos como votos haya en la carta por la que votaste, 5 como máximo; puede ser la tuya. Un voto en solitario no puntúa. La ficha roja del cuentacuentos anula una carta: sus votos no puntúan.
how-party-pass-title = Las cartas circulan
how-party-pass = Tras cada ronda, todos pasan sus cartas boca abajo hacia la izquierda.

## Una primera partida
lesson-claim = Juegas con tres bots. Alguien tiene que empezar: pulsa «Empiezo yo».
lesson-tell = Elige una carta y da una pista. Ni muy fácil ni muy difícil: que la encuentren algunos, pero no todos.
lesson-told = Ahora los demás eligen una de sus cartas que también encaje con tu pista.
lesson-watch = Todas las cartas están en la mesa, también la tuya. Los demás votan por la que creen que es tuya.
lesson-own-some = Algunos encontraron tu carta, pero no todos: perfecto. 3 puntos para ti y 3 para quien la encontró.
lesson-own-all = La encontraron todos: la pista era demasiado fácil. Nada para ti, 2 puntos para los demás.
lesson-own-none = No la encontró nadie: la pista era demasiado difícil. Nada para ti, 2 puntos para los demás.
lesson-hear = Ahora el cuentacuentos es otro jugador. Mientras tanto, mira tus cartas.
lesson-answer = Esta es la pista de { $name }. Pon una carta que pueda pasar por la de { $name }.
lesson-given = Tu carta está en la mesa. Cuando todos hayan puesto una, se barajan y se ponen boca arriba.
lesson-vote = ¿Cuál es la carta de { $name }? Toca una para verla y luego vota. Por la tuya no puedes.
lesson-sealed = Confirmado. Cuando todos hayan votado, verás la respuesta.
lesson-found = Encontraste la carta de { $name }: 3 puntos para ti y 3 para { $name }.
lesson-missed = La de { $name } era otra. Quien la encontró gana 3 puntos, y { $name } también.
lesson-votes = Y 1 punto por cada voto en tu carta.
lesson-finish = Entendido
lesson-skip = Ocultar consejos
lesson-done-title = Ese es todo el juego
lesson-done = Diste una pista, pusiste una carta y votaste. La partida acaba cuando alguien llega a 30 puntos, y gana quien más tenga. Con amigos es aún mejor.
lesson-play-on = Seguir jugando

## Dificultades
connection-lost = Conexión perdida.
connection-trying = Reconectando… Conservas tu sitio y tus cartas.
connection-back = Conexión recuperada
seat-lost = Ahora juegas en otro dispositivo. Aquí solo miras.
old-link-help = El sitio ya no existe, o el enlace no se copió entero. Siéntate de nuevo o solo mira.
wrong-link-kept = Ese enlace no abre ningún sitio aquí. Conservas el tuyo.
seat-offered = Ya estás aquí como { $mine }. ¿Seguir como { $theirs } en este dispositivo?
seat-offered-help = Abriste el enlace personal de alguien. Si no es tuyo, quédate como estás.
seat-offered-stay = Quedarme como { $mine }
seat-offered-take = Seguir como { $theirs }
no-such-table-help = La mesa { $code } ya no existe: las mesas se borran cuando nadie viene en mucho tiempo. Pide un enlace nuevo o abre tú una mesa.
old-page-help = Hay una versión nueva. Recarga la página; conservas tu sitio.
trouble-help = Conservas tu sitio y tus cartas. Inténtalo en un momento.
sent-away-help = Si fue un error, pídele al anfitrión que te deje volver y después recarga la página.
load-again = Recargar
to-start = Ir al inicio
no_connection = No se puede conectar con el servidor.

## Negativas
no_such_table = Ninguna mesa tiene este código: revisa sus seis letras
wrong_key = Ese enlace no abre ningún sitio aquí
key_must_be_16_bytes = Este enlace personal está incompleto: cópialo otra vez
sit_down_first = Siéntate primero
sent_away = El anfitrión te sacó de esta mesa
table_is_locked = Esta mesa está bloqueada: pídele al anfitrión que la abra
already_seated = Ya tienes un sitio en esta mesa
table_is_full = La mesa está llena.
name_is_empty = Escribe primero tu nombre
name_is_too_long = Ese nombre es demasiado largo: 24 letras como máximo
name_is_taken = Alguien aquí ya se llama así: elige otro nombre
no_such_rabbit = Ese conejo no existe: elige uno de los doce
rabbit_is_taken = Alguien ya tiene ese conejo: elige otro
only_the_host_may = Eso solo puede hacerlo el anfitrión
no_such_person = Ese jugador ya no está aquí
bots_cannot_host = Un bot no puede ser anfitrión: elige a una persona
settings_not_understood = Estos ajustes no son compatibles: cambia uno
game_is_running = Hay una partida en marcha: espera a que acabe
no_game_is_running = No hay partida: el anfitrión puede empezar una
wait_for_the_next_round = Entras en la próxima ronda
order_must_name_everybody_once = Alguien llegó o se fue: inténtalo otra vez
word_is_empty = Escribe primero una palabra
text_is_empty = Escribe algo primero
text_is_too_long = Es demasiado largo: acórtalo un poco
talk_is_off = El chat está desactivado; el anfitrión puede activarlo
only_teams_talk_apart = El chat privado es solo para la pareja, en Equipos
there_is_no_clock = Esta mesa juega sin límite de tiempo
no_such_recording = La grabación no llegó: graba otra vez
recording_is_too_long = Dura demasiado: diez segundos como máximo
recording_not_understood = Esta grabación no se puede reproducir: graba otra vez
no_such_picture = Esta imagen ya no está aquí
picture_is_known = Esta imagen, o una casi igual, ya está aquí
enough_pictures = Una mesa puede tener 300 imágenes propias: quita primero una
no_such_deck = Este mazo no está en este servidor: elige otro
deck_name_is_taken = Ya hay un mazo con este nombre en este servidor: elige otro nombre
uploads_are_off = Este servidor no acepta imágenes: juega con sus mazos
table_is_out_of_room = En esta mesa no caben más imágenes: quita primero una
server_is_out_of_room = En este servidor no caben más imágenes: juega con sus mazos
not_a_picture = No se puede abrir como imagen: usa JPEG, PNG, WebP, AVIF o GIF
picture_is_svg = Los dibujos SVG no sirven aquí: guárdalo como PNG
picture_is_heic = Las fotos HEIC no sirven aquí: envía la foto como JPEG
picture_is_damaged = El archivo está dañado o incompleto: envía otra copia
picture_moves = Está animada: solo las imágenes fijas pueden ser cartas
picture_is_two_things = Este archivo esconde algo más: guarda la imagen de nuevo e inténtalo otra vez
picture_is_too_heavy = El archivo ocupa más de 24 MB: redúcelo primero
picture_is_too_large = Tiene más de 64 millones de píxeles: redúcela primero
picture_is_too_small = Es demasiado pequeña: una carta necesita al menos 200 × 300 píxeles
picture_says_too_much = Este archivo lleva demasiados datos extra: guarda la imagen de nuevo sin ellos
picture_took_too_long = El archivo tardó demasiado en abrirse: guárdalo de nuevo o más pequeño
archive_is_damaged = El zip está dañado o incompleto: créalo de nuevo
archive_is_locked = El zip tiene contraseña: créalo sin ella
archive_is_too_large = El zip es demasiado grande: como máximo 1000 archivos y 256 MB
archive_in_archive = Hay un zip dentro del zip: descomprímelo primero
archive_leads_astray = Hay nombres de archivo que apuntan fuera del zip: créalo de nuevo
nothing_in_it = No contiene imágenes: usa JPEG, PNG, WebP, AVIF o GIF
cannot_write_now = El servidor no puede guardar. No se perdió nada; inténtalo otra vez.
too_many_tables = Se abrieron demasiadas mesas desde aquí. Espera un poco e inténtalo otra vez.
too_fast = Demasiado rápido. Espera un momento e inténtalo otra vez.
not_understood = Esta página no está actualizada: recárgala
game_has_ended = La partida ha terminado
seat_is_not_playing = No estás en esta partida; puedes entrar en la próxima
not_in_this_phase = Demasiado tarde: la partida ya avanzó
storyteller_already_chosen = Alguien se adelantó
first_clue_claims = Aquí decide la primera pista: da la tuya
only_storyteller_gives_clue = Solo el cuentacuentos da la pista
clue_needs_a_card = Elige una carta para tu pista
clue_takes_no_card = En Party, la pista va sin carta
clue_is_empty = Falta la pista
clue_is_too_long = La pista es demasiado larga: 200 letras como máximo
clue_is_spoken = En esta mesa las pistas son habladas: dila en voz alta
card_not_in_hand = Esa carta no está en tu mano: elige otra
storyteller_has_submitted = Tu carta ya está en la mesa
already_submitted = Tu carta ya está en la mesa
wrong_number_of_cards = Pon una carta; con tres jugadores, dos
cards_must_differ = Elige dos cartas distintas
only_teams_name_a_giver = Solo los equipos eligen quién pone una carta
storytellers_team_names_no_giver = En el equipo del cuentacuentos, la carta la pone su pareja
giver_must_be_of_the_team = Uno de los dos tiene que poner una carta
giver_already_agreed = Ya hay acuerdo
giver_not_agreed = Primero hay que decidir quién pone carta
partner_gives = La carta la pone tu pareja
storyteller_does_not_vote = El cuentacuentos no vota
giver_does_not_vote = Tu pareja vota en nombre de los dos
wrong_number_of_votes = Coloca un voto; a partir de siete jugadores puedes colocar dos
votes_must_differ = Pon tus dos votos en dos cartas distintas
no_such_slot = Ahí no hay ninguna carta: elige otra
cannot_vote_for_own_card = Esta carta es tuya: vota por otra
cannot_vote_for_own_team = Esta carta es de tu equipo: vota por otra
red_token_is_missing = Coloca también la ficha roja
only_storyteller_places_red = Solo el cuentacuentos tiene ficha roja
red_cannot_lie_on_green = La roja no puede ir con tu verde: ponla en otra carta
already_confirmed = Ya confirmaste
too_few_players = Faltan jugadores: 3 para Clásico, 6 para Party y Equipos
too_many_players = Son demasiados: el máximo es 12
teams_need_an_even_number = Los equipos necesitan un número par: 6, 8, 10 o 12
teams_keep_their_seats = En Equipos nadie entra durante la partida; espera a la próxima
end_does_not_fit_mode = Esa duración no va con este modo: elige otra
deck_is_too_small = Hay pocas imágenes para tantos jugadores: añade un mazo
seat_is_taken = Ese sitio está ocupado: elige otro
no_such_seat = Ese sitio no existe: elige otro
not_enough_cards_to_join = Quedan pocas cartas para uno más; puedes entrar en la próxima

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Ven a jugar
preview-invitation = Una mesa te espera
preview-text = Alguien da una pista y todos ponen una carta. ¿Cuál era la correcta? Abre el enlace y siéntate: no hace falta crear una cuenta.

## more
edition-why = Los reglamentos impresos varían un poco. Elige el que conoce tu mesa.

## growth

said_enough_for_now = Fueron muchos mensajes seguidos. Espera un momento y sigue.
enough_for_an_hour = Llegaste al límite de esta hora. Inténtalo más tarde.
too_many_decks = Hoy ya se guardaron muchos mazos desde aquí. Guarda el siguiente mañana.
export_is_running = Tu descarga ya está en marcha. Espera a que termine.

## people

table_is_closed = Esta mesa está bloqueada
table-closed-help = Solo puede verla quien ya está aquí. Pídele al anfitrión un enlace para mirar.
lock-closes-help = Nadie más puede sentarse ni mirar. Quien ya está aquí se queda.
copy-look-link = Copiar un enlace para mirar
copy-look-help = Quien lo tenga puede mirar, y ve también las imágenes añadidas por la mesa.
own-pictures-hidden = Las imágenes añadidas por la mesa no se ven aquí. Para mostrarlas, abre esta pantalla desde el menú de la mesa.
name_looks_like_another = Se confunde con el nombre de alguien aquí: elige otro
tables-kept = 
    { $days ->
        [one] Una mesa que nadie usa durante un día se borra.
       *[other] Una mesa que nadie usa durante { $days } días se borra, con todas sus partidas.
    }
tables-kept-always = Las mesas se guardan aquí hasta que alguien las borre.
my-data-all-help = Tus nombres, mensajes, pistas, grabaciones e imágenes en esta mesa, y los mazos que guardaste de ella.
my-data-forget-all-help = Dejas la mesa y se borra todo, incluidos los mazos que guardaste. Las cartas que pusiste y tus votos se quedan, con otro nombre.

## talk

seat_is_in_use = Ese sitio está en uso ahora en otro dispositivo
seat_is_claimed = Alguien ya está pidiendo ese sitio: espera la respuesta
no_such_claim = Eso ya quedó decidido
nobody_to_ask = No hay nadie más que confirme que eres tú: prueba cuando haya alguien
seat_was_in_use_lately = Este sitio se usó hace un momento: vuelve a decir que sí cuando lleve tres minutos vacío
talk_is_slow = Chat en modo lento: podrás escribir otra vez en { $seconds } s
you_are_muted = El anfitrión te silenció en el chat
host_cannot_be_reported = Los avisos le llegan al anfitrión: no pueden ser sobre el anfitrión
enough_reports = El anfitrión ya tiene muchos avisos por revisar
lost-seat = Ya tenía un sitio aquí
lost-seat-help = Elige tu nombre. Preguntaremos a los demás, que pueden devolverte tu sitio.
lost-seat-waiting = Preguntando a la mesa si eres { $name }…
lost-seat-over = No recuperaste el sitio. Pídelo otra vez o siéntate con otro nombre.
claim-asked = Alguien en otro dispositivo dice que es { $name }. ¿Es verdad?
claim-consequence = Si lo es, verá estas cartas y seguirá jugando; el dispositivo anterior pierde el sitio.
claim-yes = Sí, es { $name }
claim-no = No
claim-agreed = Gracias. Falta que otra persona acepte.
notice-left = { $who } salió de la mesa
notice-sent_away = { $by } sacó a { $who } de la mesa
notice-let_back = { $by } dejó volver a { $who }
notice-bot_took_over = { $by }, un bot, ocupa el sitio de { $who }
notice-seat_regained = { $who } volvió en otro dispositivo. Confirmado por { $by }
notice-host_changed = Ahora el anfitrión es { $who }
notice-locked = { $by } bloqueó la mesa
notice-unlocked = { $by } desbloqueó la mesa
notice-muted = { $by } silenció a { $who }
notice-unmuted = { $who } puede escribir de nuevo
notice-played_for = { $by } puso un bot a jugar por { $who }
notice-stood_in = Un bot juega por { $who }
notice-plays_again = { $who } vuelve a jugar
about-person = Sobre { $name }
mute-for-me = Silenciar solo para mí
unmute-for-me = Dejar de silenciar
muted-for-me = Silenciaste a: { $names }
mute-for-all = Silenciar para todos
unmute-for-all = Permitir que escriba
is-muted = sin chat
report-to-host = Avisar al anfitrión
was-reported = Aviso enviado. Solo lo ve el anfitrión.
report-asked = Aviso de { $by } sobre { $name }
report-dismiss = Ignorar
slow-talk = Modo lento del chat
slow-talk-0 = Desactivado
slow-talk-10 = Un mensaje cada 10 s
slow-talk-30 = Un mensaje cada 30 s
