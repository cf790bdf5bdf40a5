### conteur en español. Breve, cálido, adulto: qué hacer y luego por qué.

## Inicio
tagline = Alguien dice unas palabras. Cada cual pone una imagen. ¿De cuál hablaba?
open-table = Abrir una mesa
join-with-code = Entrar con un código
join = Entrar
play-with-bots = Jugar ya con bots
public-tables = { $count ->
    [one] Una mesa pública
   *[other] { $count } mesas públicas
}
table-is-playing = partida en marcha
how-to-play = Cómo se juega
lesson = Aprender jugando: dos minutos
language = Idioma
offline = Sin conexión. Puedes mirar las imágenes; para jugar hace falta conexión. La página seguirá por sí sola cuando vuelva.
name-of-a-guest = Conejo

## En la mesa
menu = Menú
close = Cerrar
cancel = Cancelar
keep = Listo
arriving = Llegando a la mesa…
table-code = Mesa { $code }
hosts-table = La mesa de { $name }
at-the-table = { $count ->
    [one] Una persona en la mesa · hasta 12
   *[other] { $count } en la mesa · hasta 12
}
players = En la mesa
sit-title = Mesa { $code }
already-here = Ya en la mesa:
your-name = Tu nombre
your-rabbit = Tu conejo
your-look = Tu nombre y tu conejo
sit-down = Sentarse
just-watch = Solo mirar
full-help = Puedes mirar hasta que quede un sitio libre.
invite = Invitar
copied = Copiado
copy-this-link = Copia este enlace:
unreachable = Los demás dispositivos aún no pueden entrar: este ordenador no tiene ninguna dirección de red accesible.
add-bot = Añadir un bot
tv = Tele
qr = Código QR con el enlace de esta mesa
is-host = anfitrión
is-bot = bot
is-away = no está ahora
is-awaited = sigue pensando
swap-help = { $name }: toca otro sitio para cambiar.
make-host = Hacer anfitrión
send-away = Sacar de la mesa
start-with = Empezar con { $count }
waiting-for-host = { $name } empieza la partida.
rabbit-0 = Bermellón, liso, orejas erguidas
rabbit-1 = Naranja claro, de lunares, orejas abiertas
rabbit-2 = Verde mar, a franjas, orejas caídas
rabbit-3 = Azul cielo, a rayas, una oreja doblada
rabbit-4 = Ciruela, rayas en diagonal, orejas a la izquierda
rabbit-5 = Rosa, a cuadros, orejas a la derecha
rabbit-6 = Verde hoja, dos mitades, orejas cortas
rabbit-7 = Ultramar, con signos más, orejas largas y finas
rabbit-8 = Hueso, con anillos, orejas cruzadas
rabbit-9 = Tierra de sombra, en espiga, orejas rizadas
rabbit-10 = Pizarra, con manchas, una oreja arriba y otra abajo
rabbit-11 = Oliva, con cinturones, orejas dobladas

## Cómo jugamos
how-we-play = Cómo jugamos
mode = Juego
mode-base = Clásico
mode-party = Party
mode-team = Equipos
mode-base-help = De 3 a 12. Hay que encontrar la imagen del cuentacuentos. Desde 7, dos votos por persona.
mode-party-help = De 6 a 12. Primero la pista, después las imágenes. Vota donde vote el resto.
mode-team-help = 6, 8, 10 o 12, por parejas frente a frente. Una persona pone una carta, la otra vota.
edition = Edición
edition-odyssey = Odyssey
edition-odyssey-help = Las reglas impresas, sin cambios.
edition-pl-2 = Polaca, 2.ª tirada
edition-pl-2-help = Puntos extra solo si una parte de la mesa, pero no toda, encontró la imagen.
edition-ar = Árabe
edition-ar-help = Clásico: hasta la última carta; hasta 6, puntos por votos sin límite. Party: el rojo nunca sobre tu verde. Equipos: sin límite, y las parejas hablan en privado.
edition-pl-1 = Polaca, 1.ª tirada
edition-pl-1-help = Party: nadie mira sus cartas antes de la pista.
edition-nl = Neerlandesa
edition-nl-help = Quien da la primera pista es el primer cuentacuentos.
play-to = Final de la partida
end-edition = Como en la edición
end-points = { $count } puntos
end-laps = { $count ->
    [one] Una vuelta a la mesa
   *[other] { $count } vueltas a la mesa
}
end-pile = La última carta
pace = Reloj
pace-off = Sin reloj
pace-off-help = El tiempo que haga falta.
pace-relaxed = Tranquilo
pace-relaxed-help = De dos a tres minutos cada vez.
pace-brisk = Ágil
pace-brisk-help = Un minuto como mucho cada vez.
pace-own = A medida
pace-own-help = Tiempos fijados por el anfitrión.
clue = Pista
clue-text = Escrita
clue-text-help = La lee toda la mesa.
clue-spoken = Hablada
clue-spoken-help = En la misma sala o en una llamada: en voz alta.
clue-sound = Grabada
clue-sound-help = La oye toda la mesa.
plain-has-no-microphone = En esta dirección los móviles no tienen micrófono: allí la pista se escribe o se dice en voz alta.
that-is-rounds = { $count ->
    [one] Será una ronda.
   *[other] Serán { $count } rondas.
}
phase-claiming = Primer cuentacuentos
phase-telling = Dar la pista
phase-submitting = Poner una carta
phase-voting = Votar
phase-scored = Puntos
seconds-help = En segundos. Vacío: sin límite.
more-settings = Más reglas y ajustes
option-first_storyteller = Primer cuentacuentos
option-first_storyteller-claim = Quien pulse primero
option-first_storyteller-clue = Quien dé la primera pista
option-first_storyteller-random = Por sorteo
option-second_vote = Segundo voto
option-second_vote-auto = Desde 7, dos votos por persona
option-second_vote-never = Siempre un voto
option-bonus_when = Puntos extra por votos
option-bonus_when-always = En todas las rondas
option-bonus_when-mixed = Solo si la encontró una parte de la mesa
option-bonus_cap = Puntos por votos, como mucho
option-bonus_cap-3 = Tres por ronda
option-bonus_cap-none = Sin límite
option-red_on_green = Ficha roja sobre tu verde
option-red_on_green-allowed = Permitido
option-red_on_green-forbidden = No permitido
option-party_hands = Las cartas antes de la pista
option-party_hands-storyteller = Boca abajo para el cuentacuentos
option-party_hands-all = Boca abajo para toda la mesa
option-own_team_vote = Voto a la imagen del propio equipo
option-own_team_vote-void = No cuenta
option-own_team_vote-count = Cuenta como cualquier otro
option-own_team_vote-forbid = No permitido
option-team_talk = Charla en la pareja
option-team_talk-public = La oye toda la mesa
option-team_talk-private = Queda en la pareja
leavers = Si alguien se va
leavers-bot = Sigue jugando un bot
leavers-go = El sitio se retira tras la ronda
bot-level = Nivel de los bots
bot-level-easy = Fácil
bot-level-medium = Medio
bot-level-hard = Difícil
bots-speak = Idioma de los bots
bots-learn = Los bots aprenden en esta mesa
bots-learn-help = Este servidor recuerda las pistas que se dan aquí, sin nombres, para que sus bots las entiendan en otras partidas.
has-talk = Chat y gestos
has-talk-help = Mensajes cortos y reacciones para toda la mesa.
is-public = Mesa pública
is-public-help = Cualquiera puede encontrarla y sentarse.
shuffle-word = Ayuda a barajar
shuffle-word-help = Escribe cualquier palabra. Entra en la mezcla: así nadie, ni siquiera el servidor, puede ordenar las cartas.
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
pictures-choose-or-add = Elige mazos o añade las tuyas
decks = Mazos
own-pictures = Nuestras propias imágenes
pictures-drop = Suelta aquí imágenes, una carpeta o un zip
pictures-add = Añadir imágenes
pictures-folder = Una carpeta entera
pictures-zip = Un zip
pictures-help = Fotos o dibujos. Cada imagen se endereza, se recorta como carta y pierde lugar y fecha. Solo las ve esta mesa.
pictures-sending = Enviando imágenes
pictures-sent = { $done } de { $count }
understood = Entendido
bots-only-guess = Sin palabras, los bots solo pueden adivinar: pon un título o unas etiquetas.
picture-words = Título y etiquetas
picture-title = Título
picture-tags = Etiquetas, separadas por comas
picture-remove = Quitar esta imagen
save = Guardar
deck-save-as = Guardar en este servidor como
deck-save-help = Cualquiera en este servidor podrá ver estas imágenes y jugar con ellas.
deck-saved = Guardado: ya está entre los mazos
see-deck = Ver las imágenes de { $title }
see-pictures = Ver las imágenes
deck-by = De { $authors }
deck-licence = Licencia: { $licence }

## Una ronda
round = Ronda { $number }
your-turn = Te toca
asked-may-claim = ¿Quién será el primer cuentacuentos? ¿Tú?
asked-may-tell = Te toca ser cuentacuentos. Elige una imagen y di algo sobre ella.
asked-may-name-giver = ¿Quién de la pareja pone una carta?
asked-may-submit = Ya hay pista. Elige una imagen de tu mano.
asked-may-vote = Las imágenes están colgadas. Vota.
who-tells-first = ¿Quién empieza?
claim-help = ¿Alguna de tus imágenes te ha dado una idea? Quien pulse primero será el primer cuentacuentos.
claim-help-party = En Party el cuentacuentos da la pista antes de ver ninguna imagen. Empieza quien pulse primero.
i-tell-first = Empiezo yo
nobody-tells-yet = ¿A quién se le ocurre algo primero?
first-clue-tells = La primera pista decide quién es cuentacuentos
you-are-storyteller = Te toca ser cuentacuentos
choose-then-text = Elige una imagen y di algo sobre ella
choose-then-spoken = Elige una imagen y di algo en voz alta
choose-then-sound = Elige una imagen y graba tu pista
speak-before-you-see = Primero la pista, luego las cartas
blind-help = Tus cartas siguen boca abajo hasta que des la pista. Después cada cual, también tú, pone una imagen que encaje.
hand-hint = Desliza por tus cartas · toca para ampliar
tell-goal = Que la encuentre una parte de la mesa, pero no toda.
clue-placeholder = Palabra, frase, sonido…
your-clue = Tu pista
tell-it = Dar la pista
tell-then-look = Dar la pista y mirar
spoken-help = Cuando toda la mesa la haya oído, toca aquí.
say-it-aloud = Dila en voz alta.
you-said-it = La has dicho en voz alta
clue-as-recording = Una pista grabada
listen = Escuchar
listen-to = Escuchar a { $name }
listen-again = Escuchar otra vez
record = Grabar tu pista
record-help = Hasta diez segundos: una palabra, una melodía, un ruido.
record-done = Listo
record-again = Grabar de nuevo
recording-now = Habla ahora…
recorded = Grabada. Escúchala o envíala.
microphone-asking = Esperando el micrófono…
microphone-refused = Esta página no tiene permiso para usar el micrófono.
microphone-refused-help = Permítelo en los ajustes del navegador e inténtalo otra vez.
microphone-missing = No se encontró ningún micrófono.
microphone-missing-help = Conecta uno o sigue en un teléfono.
microphone-insecure = Esta página no puede usar el micrófono.
microphone-insecure-help = Los navegadores solo lo permiten en direcciones que empiezan por https.
sound-file = Enviar mejor un archivo de sonido
write-clue-instead = Mejor escribirla
say-clue-instead = Mejor decirla en voz alta
try-again = Intentar otra vez
awaiting-spoken = Escucha: { $name } dirá la pista en voz alta
awaiting-sound = { $name } está grabando una pista
i-have-said-it = Ya la he dicho
choose-picture-first = Primero elige una imagen
choose-pictures-first = { $count ->
    [one] Elige una imagen más
   *[other] Primero elige { $count } imágenes
}
say-something-first = Primero di algo
choose-this = Elegir esta
choose-this-of = Elegir esta ({ $number } de { $count })
chosen = Elegida
tells = Cuentacuentos: { $name }
you-tell = Te toca ser cuentacuentos
quoted = «{ $words }»
clue-was-spoken = { $name } la ha dicho en voz alta
clue-as-spoken = Una pista hablada
which-of-yours = { $count ->
    [one] ¿Cuál de tus imágenes podría ser?
   *[other] ¿Qué { $count } de tus imágenes podrían ser?
}
which-of-yours-fits-too = Ahora mira: ¿cuál de tus imágenes va con tu pista?
which-fits = ¿Cuál de tus imágenes encaja mejor con estas palabras?
answer-goal = Cada voto a tu imagen te da un punto.
give = { $count ->
    [one] Poner esta
   *[other] Poner estas { $count }
}
laid-aside = Elegidas
take-back = Retirar
awaiting-text = { $name } está pensando una pista
meanwhile-hand = Mientras tanto, mira tus cartas.
hand-sleeps = En Party tus cartas siguen boca abajo hasta que haya pista.
waiting-for = { $count ->
    [one] Falta una persona
   *[other] Faltan { $count } personas
}
waiting-for-name = Falta { $name }
person-is-away = { $name } no está
play-for = Jugar por { $name }
play-for-really = Sí, jugar por { $name }
your-picture-lies = { $count ->
    [one] Tu imagen está en la mesa.
   *[other] Tus imágenes están en la mesa.
}
your-partner-gives = Tu pareja pone una carta. Tú votarás.
you-are-watching = Estás mirando.
you-join-next-round = Juegas desde la próxima ronda.
joins-next-round = { $name } juega desde la próxima ronda

## Equipos
who-gives = ¿Quién de la pareja pone una carta?
who-gives-help = La otra persona votará. Sin enseñar ni describir las cartas.
who-gives-private = La otra persona votará. Nadie más oye la charla: se pueden describir las imágenes.
i-give = Yo pongo una carta
gives = { $name } pone una carta
i-will-vote = Yo votaré
will-vote = { $name } votará
suggests-you = { $name } propone que pongas tú la carta.
suggests-self = { $name } quiere poner una carta.
waiting-for-partner = Falta el acuerdo de { $name }.
agree-i-give = De acuerdo: la carta la pongo yo
agree-they-give = De acuerdo: { $name } pone una carta
talk = Hablar
talk-public = Hablar con { $name } (lo oye toda la mesa)
talk-private = Hablar con { $name } (en privado)
talk-help = Di si tienes una buena, sin enseñarla ni describirla.
say = Enviar
talk-unread = Mensajes nuevos
talk-everybody = Di algo a toda la mesa.
was-said = Lo que se ha dicho
to-partner = a su pareja
talk-to = A { $name }
talk-to-all = A toda la mesa
gestures = Gestos
reaction-applause = Aplauso
reaction-laugh = Risa
reaction-wow = Asombro
reaction-heart = Corazón
reaction-think = Pensando
reaction-hurry = Vamos, por favor
phrase-let_me = Déjame a mí.
phrase-i_have_one = Yo tengo una.
phrase-you_give = Mejor pon tú una carta.
phrase-not_sure = No tengo nada bueno.
phrase-all_right = ¡De acuerdo!

## La pared
gallery = Las imágenes
your-hand = Tu mano
card-number = Imagen { $number } del mazo
card-back = Una carta boca abajo
hand-place = Imagen { $number } de { $count }
look-at = Imagen { $number } de { $count }
back-to-wall = Volver a la pared
back-to-hand = Volver a tu mano
zoom = Ampliar
previous = Imagen anterior
next = Imagen siguiente
strip = Todas las imágenes
yours = tuya
owned-by = Imagen de { $name }
votes-here = { $count ->
    [0] ningún voto
    [one] un voto
   *[other] { $count } votos
}
your-vote-here = tu voto está aquí
which-is = ¿Cuál es la imagen de { $name }?
they-look-for-yours = Buscan la tuya
where-will-most-vote = ¿Qué imagen votará la mayoría?
voting-board = Tu tablilla de voto
hole-empty = Ficha sin colocar
hole-vote = Voto en la { $slot }. Retirar
hole-red = Rojo en la { $slot }. Retirar
vote-help = Toca una imagen para mirarla y luego vota.
two-votes-help = Tienes dos votos; el segundo es opcional.
second-vote-help = El segundo es opcional; un único voto acertado da 1 punto más.
party-help = Vota como el resto. Un voto en solitario no puntúa.
party-teller-help = Verde: vota como el resto. Rojo: quien votó ahí no gana nada.
vote-sealed = Confirmado. Puedes cambiarlo hasta que vote toda la mesa.
place-vote = Votar la { $slot }
place-move = Pasar el voto a la { $slot }
place-green = Verde en la { $slot }
place-red = Rojo en la { $slot }
place-take-back = Retirar
seal-votes = { $count ->
    [one] Confirmar un voto
   *[other] Confirmar los dos votos
}
seal-tokens = Confirmar las dos fichas
this-is-yours = Esta es tu imagen.
not-votable = Aquí no se puede votar.
others-vote = Vota el resto de la mesa.
teller-watches = Tu imagen está entre ellas. Ahora elige el resto.
partner-votes = Ahora vota tu pareja, también por ti.
pair-has-no-vote = La pista es de { $name }, así que tu equipo no vota. Ahora elige el resto de la mesa.

## Revelación
picture-of = La imagen de { $name }
your-picture = Tu imagen
where-you-met = Donde coinciden los votos
your-round = Tus puntos
your-teams-round = Los puntos de tu equipo
no-points = Esta vez, sin puntos.
no-points-all = Sin puntos: la encontró toda la mesa, la pista era demasiado clara.
no-points-none = Sin puntos: no la encontró nadie, la pista era demasiado rebuscada.
no-points-missed = Sin puntos: tu voto fue a otra imagen, y nadie votó la tuya.
no-points-alone = Sin puntos: nadie más votó ahí.
no-points-struck = Sin puntos: el rojo está en esa imagen.
voted-own-team = El voto cayó en la imagen de tu propio equipo.
everyones-points = Los puntos
next-round = Siguiente ronda
see-result = El resultado
points-of-round = Puntos de la ronda { $number }
told = cuentacuentos
track = El tablero de puntos
plaque-together = { $count ->
    [one] voto suelto
   *[other] { $count } aquí
}
plaque-struck = tachada
party-story = Tantos puntos como votos juntos, cinco como mucho. Ninguno bajo el rojo.
won-found = encontrada
won-told = la encontró una parte de la mesa
won-spared-all = la encontró toda la mesa
won-spared-none = no la encontró nadie
won-single = un solo voto
won-vote-of = voto de { $name }
won-votes-capped = { $count } votos, { $cap } como mucho
won-together = { $count } votaron igual
told-all-voted = Ya ha votado toda la mesa.
told-it-was = Era la { $slot }: la imagen de { $name }.
told-it-was-yours = Era la { $slot }: tu imagen.
told-some = { $count ->
    [one] La encontró una persona: +3, y +3 para { $name }.
   *[other] La encontraron { $count } personas: +3 para cada una, y +3 para { $name }.
}
told-some-yours = { $count ->
    [one] La encontró una persona: +3, y +3 para ti.
   *[other] La encontraron { $count } personas: +3 para cada una, y +3 para ti.
}
told-all = La encontró toda la mesa: nada para { $name }, 2 para el resto.
told-all-yours = La encontró toda la mesa: nada para ti, 2 para el resto.
told-none = No la encontró nadie: nada para { $name }, 2 para el resto.
told-none-yours = No la encontró nadie: nada para ti, 2 para el resto.
told-decoy = { $count ->
    [one] La imagen de { $name } atrajo un voto: +{ $points }.
   *[other] La imagen de { $name } atrajo { $count } votos: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Tu imagen atrajo un voto: +{ $points }.
   *[other] Tu imagen atrajo { $count } votos: +{ $points }.
}
told-together = { $count } votaron igual: +{ $points } por persona.
told-nobody-met = No hay dos votos en la misma imagen: esta vez, sin puntos.
told-red = El rojo está en la { $slot }: nada para quien votó ahí.
told-leads = { $how ->
    [won] Gana { $name } con { $score }.
   *[leads] { $name } va en cabeza con { $score }.
}
told-lead-together = { $how ->
    [won] Ganan { $names } con { $score }.
    [leads] { $names } van en cabeza con { $score }.
    [all] Empate general a { $score }.
   *[level] { $names } empatan a { $score }.
}

## Resultado
the-end = Fin
game-over = La partida ha terminado
game-stopped = La partida se ha parado. No gana nadie.
after-rounds = { $count ->
    [one] Tras una ronda
   *[other] Tras { $count } rondas
}
wins = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
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
back-to-table = Cambiar reglas o sitios
host-decides = El anfitrión puede empezar otra partida.
the-rounds = Las rondas
standings = Puntuación final
the-rounds-help = Toca una ronda para volver a ver las imágenes y los votos.
found-by-of = { $count ->
    [0] no la encontró nadie
   *[other] encontrada por { $count } de { $of }
}
previous-round = Ronda anterior
next-page = Ronda siguiente
honours = Premios
honour-mysterious = El mayor misterio
honour-mysterious-for = { $names }: imagen encontrada por { $count } de { $of }
honour-decoy = Mejor señuelo
honour-decoy-for = { $names }: { $count } votos para una imagen
honour-reader = Telepatía
honour-reader-for = { $names }: { $count } encontradas de { $of }
honour-tuned = En sintonía
honour-tuned-for = { $names }: coincidencias en { $count } de { $of } rondas
honour-kindred = Almas gemelas
honour-kindred-for = { $names }: votaron igual { $count } veces
honour-own-eyes = Espíritu libre
honour-own-eyes-for = { $names }: { $count } votos que nadie más dio
honour-red = El rojo más audaz
honour-red-for = { $names }: { $count } votos tachados de una vez
download-record = La partida en un archivo

## Menú y reloj
theme = Día o noche
theme-auto = Como el dispositivo
theme-light = Día
theme-dark = Noche
sound = Sonidos
notify = Avisarme cuando me toque
notify-help = Aunque estés mirando otra cosa. Tu dispositivo pedirá permiso.
notify-denied = Tu dispositivo no lo permite. Se puede cambiar en sus ajustes.
open-tv = Abrir la pantalla común
copy-seat-link = Copiar mi enlace personal
copy-seat-help = Ábrelo para seguir en otro dispositivo. No se lo des a nadie.
show-seat-qr = Mostrar mi código QR personal
hide-seat-qr = Ocultar el código QR
seat-qr = Código QR para seguir en otro dispositivo
my-data = Lo que guardamos de ti
my-data-take = Descargarlo
my-data-forget = Borrar mis datos
my-data-forget-really = Sí, borrarlo todo para siempre
my-data-trouble = No ha cambiado nada: inténtalo de nuevo en un momento
leave = Dejar la mesa
leave-really = Sí, irme para siempre
leave-help = Un bot ocupa tu sitio, o se retira. Si quieres volver luego, basta con cerrar la página.
hurry = Jugar por quienes siguen pensando
for-the-host = Para el anfitrión
lock-table = Cerrar la mesa
send-away-really = Sí, sacar a { $name } de la mesa
send-away-help = { $name } solo podrá volver a sentarse aquí cuando tú lo permitas.
was-sent-away = { $name } ya no puede sentarse aquí
let-back = Dejar volver
stop-game = Parar la partida
stop-game-really = Sí, parar ahora
stop-game-help = No gana nadie. Después se puede empezar otra con la misma gente.
clock-left = Quedan { $time }
clock-paused = En pausa a { $time }
clock-pause = Parar el reloj
clock-resume = Reanudar el reloj
clock-extend = Un minuto más
seconds-left = Quedan { $count } segundos

## Pantalla común
tv-join = Entra aquí:
tv-waiting = { $count ->
    [0] Escanea el código y siéntate.
    [one] Una persona en la mesa. Siéntate tú también.
   *[other] { $count } en la mesa.
}
tv-voting = { $count ->
    [one] Votación: falta una persona
   *[other] Votación: faltan { $count } personas
}
tv-again = ¿Otra partida? El anfitrión puede empezarla.

## Cómo se juega
how-idea-title = La idea
how-idea = Por rondas, alguien es el cuentacuentos: elige una imagen de su mano y dice algo sobre ella. Una palabra, una frase, una canción, un sonido.
how-give-title = Cada cual pone una carta
how-give = El resto elige una imagen suya que también podría encajar. Se mezclan y se cuelgan en la pared.
how-vote-title = Se vota
how-vote = ¿Cuál era la imagen del cuentacuentos? Vota en secreto toda la mesa, menos el cuentacuentos.
how-score-title = Puntos
how-score-some = La encuentra una parte de la mesa, no toda: 3 para el cuentacuentos y 3 para quien la encontró.
how-score-none = La encuentra toda la mesa o nadie: nada para el cuentacuentos, 2 para el resto. Así que no digas ni mucho ni poco.
how-score-votes = Para el resto de la mesa: 1 por cada voto a su propia imagen, 3 como mucho.
how-three-title = Tres personas
how-three = Cada mano tiene siete imágenes y con cada pista se ponen dos: en la pared cuelgan cinco.
how-end-title = El final
how-end-points = Cuando alguien tiene { $count } puntos, la partida acaba con esa ronda.
how-end-laps = { $count ->
    [one] La partida acaba cuando cada cual ha sido cuentacuentos una vez.
   *[other] La partida acaba cuando cada cual ha sido cuentacuentos { $count } veces.
}
how-end-pile = La partida acaba con la ronda en que se roba la última carta.
how-win = Gana quien tenga más puntos; si hay empate, la victoria se comparte.
how-win-team = Gana la pareja con más puntos; si hay empate, la victoria se comparte.
how-large-title = Siete o más
how-large = Cada cual tiene dos votos, para dos imágenes distintas; el segundo es opcional. Encontrada con un solo voto: 1 más.
how-team-title = Equipos
how-team = Se juega por parejas, con una sola puntuación. La pareja del cuentacuentos también pone una carta. Las demás parejas acuerdan quién pone una carta; la otra persona vota.
how-team-vote-title = Un voto por pareja
how-team-vote = ¿Cuál era la imagen del cuentacuentos? En cada una de las demás parejas vota en secreto quien no ha puesto carta.
back = Volver
how-here = En esta mesa
how-party-clue-title = Primero las palabras
how-party-clue = El cuentacuentos da la pista antes de ver sus cartas. Después cada cual, también el cuentacuentos, pone una imagen que encaje.
how-party-vote-title = Votar donde vota el resto
how-party-vote = Tantos puntos como votos en la misma imagen que tú, 5 como mucho; puedes votar la tuya. Un voto en solitario no puntúa. La ficha roja del cuentacuentos tacha una imagen: nada para quien votó ahí.
how-party-pass-title = Las cartas viajan
how-party-pass = Después de cada ronda, cada cual pasa sus cartas boca abajo a la izquierda.

## Una primera partida
lesson-claim = Tú y tres bots. Alguien tiene que empezar: toca «Empiezo yo».
lesson-tell = Elige una imagen y di unas palabras sobre ella. Ni muy claro ni muy rebuscado: que la encuentre una parte de la mesa, pero no toda.
lesson-told = El resto busca ahora entre las suyas una imagen que también encaje con tus palabras.
lesson-watch = Todas las imágenes cuelgan en la pared, la tuya entre ellas. El resto vota la que cree tuya.
lesson-own-some = Una parte de la mesa encontró tu imagen, pero no toda: ese es el arte. 3 puntos para ti, 3 para quien la encontró.
lesson-own-all = La encontró toda la mesa: demasiado claro. Nada para ti, 2 puntos para el resto.
lesson-own-none = Nadie la encontró: demasiado rebuscado. Nada para ti, 2 puntos para el resto.
lesson-hear = Ahora el cuentacuentos es otra persona. Mientras, mira tus cartas.
lesson-answer = Estas son las palabras de { $name }. Pon la imagen que el resto podría tomar por la suya.
lesson-given = Tu imagen está con las demás. Cuando estén todas, se barajan y se cuelgan.
lesson-vote = ¿Cuál es la imagen de { $name }? Toca una para verla y vota. La tuya no se puede votar.
lesson-sealed = Confirmado. Cuando haya votado toda la mesa, verás la respuesta.
lesson-found = Encontraste la imagen de { $name }: 3 puntos para ti, 3 para { $name }.
lesson-missed = La de { $name } era otra. Quien la encontró tiene 3 puntos, y { $name } también.
lesson-votes = Y 1 punto por cada voto que recibió tu propia imagen.
lesson-finish = Entendido
lesson-skip = Ocultar los consejos
lesson-done-title = Ese es todo el juego
lesson-done = Has dado una pista, has puesto una carta y has votado. Cuando alguien llega a 30 puntos, gana quien más tenga. Con amistades es aún mejor.
lesson-play-on = Seguir jugando

## Dificultades
connection-lost = Conexión perdida.
connection-trying = Lo intentamos de nuevo; conservas tu sitio y tus cartas.
connection-back = Conexión recuperada
seat-lost = Tu sitio está abierto ahora en otro dispositivo. Estás mirando.
old-link-help = El sitio quedó libre, o el enlace no se copió entero. Siéntate de nuevo o solo mira.
wrong-link-kept = Este enlace no abre ningún sitio aquí. Conservas el tuyo.
seat-offered = Ya juegas aquí como { $mine }. ¿Seguir como { $theirs } en este dispositivo?
seat-offered-help = Se ha abierto un enlace personal. Si no es tuyo, quédate como estás.
seat-offered-stay = Seguir como { $mine }
seat-offered-take = Pasar a { $theirs }
no-such-table-help = La mesa { $code } ya no existe: las mesas se recogen si nadie viene en mucho tiempo. Pide un enlace nuevo o abre una mesa.
old-page-help = Hay una versión nueva. Recarga la página, conservas tu sitio.
trouble-help = Conservas tu sitio y tus cartas. Inténtalo dentro de un momento.
sent-away-help = Si ha sido un error, pide al anfitrión que te deje volver y recarga la página.
load-again = Recargar
to-start = Página de inicio
no_connection = No se puede conectar con el servidor.

## Negativas
no_such_table = Ninguna mesa tiene este código: revisa sus seis letras
wrong_key = Este enlace no abre ningún sitio aquí
key_must_be_16_bytes = Este enlace personal está incompleto: cópialo otra vez
sit_down_first = Primero siéntate
sent_away = El anfitrión te ha sacado de esta mesa
table_is_locked = Esta mesa está cerrada: pide al anfitrión que la abra
already_seated = Ya estás en la mesa
table_is_full = La mesa está llena.
name_is_empty = ¿Cómo te llamas?
name_is_too_long = Ese nombre es demasiado largo: 24 letras como mucho
name_is_taken = Alguien aquí ya se llama así: elige otro nombre
no_such_rabbit = Ese conejo no existe: elige uno de los doce
rabbit_is_taken = Alguien tiene ya ese conejo: elige otro
only_the_host_may = Eso solo puede hacerlo el anfitrión
no_such_person = Esa persona ya no está
bots_cannot_host = Un bot no puede ser el anfitrión: elige a una persona
settings_not_understood = Esos ajustes no van juntos: cambia uno
game_is_running = Hay una partida en marcha: espera a que acabe
no_game_is_running = No hay ninguna partida en marcha
wait_for_the_next_round = Entras en la próxima ronda
order_must_name_everybody_once = Alguien llegó o se fue; inténtalo otra vez
word_is_empty = Primero escribe una palabra
text_is_empty = Primero escribe algo
text_is_too_long = Es demasiado largo: acórtalo un poco
talk_is_off = En esta mesa el chat está desactivado; el anfitrión puede activarlo
only_teams_talk_apart = Solo las parejas de un equipo hablan en privado
there_is_no_clock = Esta mesa juega sin reloj
no_such_recording = La grabación no ha llegado: graba otra vez
recording_is_too_long = Es demasiado largo: diez segundos como mucho
recording_not_understood = Esta grabación no se puede oír: graba otra vez
no_such_picture = Esta imagen ya no está
picture_is_known = Esta imagen, o una casi igual, ya está aquí
enough_pictures = Esta mesa ya tiene 300 imágenes propias, no caben más: quita antes una
no_such_deck = Este mazo no está en este servidor: elige otro
deck_name_is_taken = Ya hay un mazo con este nombre en este servidor: elige otro nombre
uploads_are_off = Este servidor no acepta imágenes: juega con sus mazos
table_is_out_of_room = Esta mesa no tiene más espacio: quita antes una imagen
server_is_out_of_room = Este servidor no tiene sitio para más imágenes: juega con sus mazos
not_a_picture = No podemos abrir este archivo: sirven JPEG, PNG, WebP, AVIF y GIF
picture_is_svg = Los dibujos SVG no se aceptan: guárdalo como PNG
picture_is_heic = Las fotos HEIC no se pueden abrir aquí: envíala como JPEG
picture_is_damaged = El archivo está dañado o incompleto: envía otra copia
picture_moves = Se mueve: solo las imágenes fijas pueden ser cartas
picture_is_two_things = Este archivo esconde algo más: guarda la imagen de nuevo e inténtalo otra vez
picture_is_too_heavy = El archivo ocupa más de 24 MB: redúcelo antes
picture_is_too_large = Tiene más de 64 millones de píxeles: redúcela antes
picture_is_too_small = Es demasiado pequeña: una carta necesita al menos 200 × 300 píxeles
picture_says_too_much = Esta imagen lleva demasiados datos: guárdala de nuevo sin sus detalles
picture_took_too_long = Este archivo no se pudo abrir a tiempo: guárdalo de nuevo o más pequeño
archive_is_damaged = El zip está dañado o incompleto: hazlo de nuevo
archive_is_locked = El zip tiene contraseña: hazlo sin ella
archive_is_too_large = El zip contiene demasiado: como mucho 1000 archivos y 256 MB
archive_in_archive = Un zip dentro de otro no se abre: descomprímelo antes
archive_leads_astray = Hay nombres de archivo que salen de este zip: hazlo de nuevo
nothing_in_it = No contiene imágenes: sirven JPEG, PNG, WebP, AVIF y GIF
cannot_write_now = El servidor no puede guardar ahora. No se ha perdido nada; inténtalo otra vez.
too_many_tables = Se han abierto demasiadas mesas desde aquí. Espera un poco.
too_fast = Demasiado rápido. Inténtalo otra vez.
not_understood = Esta página no está actualizada: recárgala
game_has_ended = La partida ha terminado
seat_is_not_playing = No juegas en esta partida; podrás entrar en la próxima
not_in_this_phase = Ese momento ya pasó
storyteller_already_chosen = Alguien se adelantó
first_clue_claims = Aquí decide la primera pista: da la tuya
only_storyteller_gives_clue = Solo el cuentacuentos da la pista
clue_needs_a_card = Elige una imagen para tu pista
clue_takes_no_card = En Party la pista va sin imagen
clue_is_empty = Primero di algo
clue_is_too_long = La pista es demasiado larga: 200 letras como mucho
clue_is_spoken = En esta mesa las pistas se dicen en voz alta
card_not_in_hand = Esa imagen no está en tu mano: elige otra
storyteller_has_submitted = Tu imagen ya está puesta
already_submitted = Tu imagen ya está puesta
wrong_number_of_cards = Pon una imagen; con tres personas, dos
cards_must_differ = Dos imágenes distintas, por favor
only_teams_name_a_giver = Solo los equipos eligen quién pone una carta
storytellers_team_names_no_giver = En el equipo del cuentacuentos pone la carta su pareja
giver_must_be_of_the_team = Tiene que poner una carta alguien de la pareja
giver_already_agreed = Ya hay acuerdo
giver_not_agreed = Primero hay que acordar quién pone una carta
partner_gives = Ahora pone una carta tu pareja
storyteller_does_not_vote = El cuentacuentos no vota
giver_does_not_vote = Ahora vota tu pareja, también por ti
wrong_number_of_votes = Coloca un voto; desde siete personas puedes colocar dos
votes_must_differ = Los dos votos van a dos imágenes distintas
no_such_slot = Ahí no hay imagen
cannot_vote_for_own_card = Esta es tu imagen: vota otra
cannot_vote_for_own_team = Esta es la imagen de tu equipo: vota otra
red_token_is_missing = Coloca también la ficha roja
only_storyteller_places_red = Solo el cuentacuentos tiene ficha roja
red_cannot_lie_on_green = El rojo no puede ir sobre tu verde: ponlo en otra
already_confirmed = Ya has confirmado
too_few_players = Falta gente: 3 para Clásico, 6 para Party y Equipos
too_many_players = Hay demasiada gente: juegan 12 como mucho
teams_need_an_even_number = Los equipos necesitan un número par: 6, 8, 10 o 12
teams_keep_their_seats = En equipos nadie entra durante la partida; espera a la próxima
end_does_not_fit_mode = Ese final no va con este juego: elige otro
deck_is_too_small = Hay pocas imágenes para tanta gente: añade un mazo
seat_is_taken = Ese sitio está ocupado: elige otro
no_such_seat = Ese sitio no existe
not_enough_cards_to_join = Quedan pocas imágenes; podrás entrar en la próxima partida

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Ven a jugar
preview-invitation = Una mesa te espera
preview-text = El cuentacuentos dice unas palabras y cada cual pone una carta. ¿Cuál era la suya? Abre el enlace y siéntate, sin cuenta.

## more
edition-why = Las reglas impresas varían un poco. Lo mejor es jugar con las ya conocidas.

## growth

said_enough_for_now = Han sido muchas palabras de golpe. Respira un momento y sigue.
enough_for_an_hour = Es mucho para una sola hora. Inténtalo de nuevo dentro de un rato.
too_many_decks = Ya se han guardado muchos mazos desde aquí. Guarda el siguiente mañana.
export_is_running = Tu descarga ya está en marcha. Espera a que termine.

## people

table_is_closed = Esta mesa está cerrada
table-closed-help = Solo puede verla quien ya está aquí. Pide un enlace al anfitrión y podrás mirar.
lock-closes-help = Nadie más puede sentarse ni mirar. Quien ya está se queda.
copy-look-link = Copiar un enlace para mirar
copy-look-help = Quien lo tenga puede mirar y ve también las imágenes propias.
own-pictures-hidden = Las imágenes propias quedan ocultas aquí. Para mostrarlas, abre esta pantalla desde el menú de la mesa.
name_looks_like_another = Se ve igual que el nombre de alguien aquí: elige otro
tables-kept = 
    { $days ->
        [one] Una mesa que nadie usa durante un día se borra.
       *[other] Una mesa que nadie usa durante { $days } días se borra, con todas sus partidas.
    }
tables-kept-always = Las mesas se guardan aquí hasta que alguien las borre.
my-data-all-help = Tus nombres, mensajes, pistas, grabaciones e imágenes en esta mesa, y los mazos que guardaste de ella.
my-data-forget-all-help = Dejas la mesa y se borra todo, también los mazos que guardaste. Las cartas y los votos que jugaste se quedan, con otro nombre.

## talk

seat_is_in_use = Ese sitio está abierto ahora en otro dispositivo
seat_is_claimed = Otra persona está pidiendo ese sitio: espera la respuesta
no_such_claim = Eso ya está decidido
nobody_to_ask = No hay nadie más que pueda reconocerte: prueba cuando haya alguien
seat_was_in_use_lately = Este sitio se usaba hace un momento: acepta de nuevo cuando lleve tres minutos vacío
talk_is_slow = Aquí se habla despacio: puedes volver a hablar en { $seconds } s
you_are_muted = El anfitrión te ha silenciado
host_cannot_be_reported = Los avisos van al anfitrión: no se puede avisar sobre el anfitrión
enough_reports = El anfitrión ya tiene muchos avisos pendientes
lost-seat = Yo ya estaba aquí
lost-seat-help = Elige tu nombre. Quien está en la mesa puede devolverte tu sitio.
lost-seat-waiting = Preguntando a la mesa si eres { $name }…
lost-seat-over = El sitio sigue como estaba. Pide otra vez o siéntate con otro nombre.
claim-asked = Un dispositivo nuevo dice: «Yo era { $name }.» ¿Es verdad?
claim-consequence = Entonces verá estas cartas y seguirá jugando; el dispositivo anterior pierde el sitio.
claim-yes = Sí, es { $name }
claim-no = No
claim-agreed = Gracias. Falta que otra persona acepte.
notice-left = { $who } deja la mesa
notice-sent_away = { $by } saca de la mesa a { $who }
notice-let_back = { $by } deja volver a { $who }
notice-bot_took_over = { $by }, un bot, sigue por { $who }
notice-seat_regained = { $who } recupera su sitio en otro dispositivo. De acuerdo: { $by }
notice-host_changed = Ahora el anfitrión es { $who }
notice-locked = { $by } cierra la mesa
notice-unlocked = { $by } abre la mesa
notice-muted = { $by } silencia a { $who }
notice-unmuted = { $who } puede hablar de nuevo
notice-played_for = { $by } pone a un bot a jugar por { $who }
notice-stood_in = Un bot juega por { $who }
notice-plays_again = { $who } vuelve a jugar
about-person = Sobre { $name }
mute-for-me = Silenciar para mí
unmute-for-me = Volver a oír
muted-for-me = No oyes a: { $names }
mute-for-all = Silenciar para la mesa
unmute-for-all = Dejar hablar
is-muted = en silencio
report-to-host = Avisar al anfitrión
was-reported = Solo lo ve el anfitrión. Gracias.
report-asked = { $by } avisa sobre { $name }
report-dismiss = Dejarlo así
slow-talk = Hablar despacio
slow-talk-0 = No
slow-talk-10 = Una frase cada 10 s
slow-talk-30 = Una frase cada 30 s
