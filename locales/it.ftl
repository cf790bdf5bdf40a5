### conteur in italiano. Breve, caldo, adulto: che cosa fare, poi perché.

## Inizio
tagline = Qualcuno dice poche parole. Ognuno gioca un’immagine. Qual era quella giusta?
open-table = Apri un tavolo
join-with-code = Entra con un codice
join = Entra
play-with-bots = Gioca subito con i bot
public-tables = { $count ->
    [one] Un tavolo pubblico
   *[other] { $count } tavoli pubblici
}
table-is-playing = partita in corso
how-to-play = Come si gioca
lesson = Impara giocando: due minuti
language = Lingua
offline = Nessuna connessione. Puoi guardare le immagini, ma per giocare serve la rete. La pagina riprende da sola.
name-of-a-guest = Coniglio

## Intorno al tavolo
menu = Menù
close = Chiudi
cancel = Annulla
keep = Fatto
arriving = Verso il tavolo…
table-code = Tavolo { $code }
hosts-table = Il tavolo di { $name }
at-the-table = { $count ->
    [one] Una persona al tavolo · fino a 12
   *[other] { $count } persone al tavolo · fino a 12
}
players = Al tavolo
sit-title = Tavolo { $code }
already-here = Già qui:
your-name = Il tuo nome
your-rabbit = Il tuo coniglio
your-look = Il tuo nome e il tuo coniglio
sit-down = Siediti
just-watch = Guarda soltanto
full-help = Puoi guardare finché si libera un posto.
invite = Invita
copied = Copiato
copy-this-link = Copia questo link:
unreachable = Gli altri dispositivi non possono ancora entrare: questo computer non ha un indirizzo di rete raggiungibile.
add-bot = Aggiungi un bot
tv = TV
qr = Codice QR con il link di questo tavolo
is-host = host
is-bot = bot
is-away = ora non c’è
is-awaited = ci sta pensando
swap-help = { $name }: tocca un altro posto per fare cambio.
make-host = Rendi host
send-away = Allontana
start-with = Comincia in { $count }
waiting-for-host = { $name } comincia la partita.
rabbit-0 = Vermiglio, tinta unita, orecchie dritte
rabbit-1 = Giallo oro, a pois, orecchie larghe
rabbit-2 = Verde mare, a fasce, orecchie pendenti
rabbit-3 = Celeste, a righe, un orecchio piegato
rabbit-4 = Prugna, in diagonale, orecchie a sinistra
rabbit-5 = Rosa, a quadretti, orecchie a destra
rabbit-6 = Verde foglia, due metà, orecchie corte
rabbit-7 = Oltremare, a segni più, orecchie lunghe e sottili
rabbit-8 = Avorio, ad anelli, orecchie incrociate
rabbit-9 = Terra d’ombra, a spina, orecchie arricciate
rabbit-10 = Ardesia, a macchie, un orecchio su e uno giù
rabbit-11 = Oliva, a cinture, orecchie piegate

## Come giochiamo
how-we-play = Come giochiamo
mode = Gioco
mode-base = Classico
mode-party = Party
mode-team = Squadre
mode-base-help = Da 3 a 12. Trovate l’immagine del narratore. Da 7 in su, due voti a testa.
mode-party-help = Da 6 a 12. Prima l’indizio, poi le immagini. Vota dove votano gli altri.
mode-team-help = In 6, 8, 10 o 12, a coppie, faccia a faccia. Una persona gioca una carta, l’altra vota.
edition = Edizione
edition-odyssey = Odyssey
edition-odyssey-help = Le regole stampate, senza cambiamenti.
edition-pl-2 = Polacca, 2ª tiratura
edition-pl-2-help = Punti in più solo se l’immagine è stata trovata, ma non da tutti.
edition-ar = Araba
edition-ar-help = Classico: fino all’ultima carta; fino a 6, punti dai voti senza limite. Party: il rosso mai sul proprio verde. Squadre: senza limite, e le coppie parlano in privato.
edition-pl-1 = Polacca, 1ª tiratura
edition-pl-1-help = Party: nessuno guarda le proprie carte prima dell’indizio.
edition-nl = Olandese
edition-nl-help = Chi dà il primo indizio è il primo narratore.
play-to = Fine della partita
end-edition = Come nell’edizione
end-points = { $count } punti
end-laps = { $count ->
    [one] Un giro di tavolo
   *[other] { $count } giri di tavolo
}
end-pile = L’ultima carta
pace = Orologio
pace-off = Nessuno
pace-off-help = Prendetevi il tempo che serve.
pace-relaxed = Tranquillo
pace-relaxed-help = Da due a tre minuti ogni volta.
pace-brisk = Svelto
pace-brisk-help = Un minuto al massimo ogni volta.
pace-own = Su misura
pace-own-help = Tempi scelti dall’host.
clue = Indizio
clue-text = Scritto
clue-text-help = Lo leggono tutti.
clue-spoken = Detto
clue-spoken-help = Nella stessa stanza o in chiamata: ad alta voce.
clue-sound = Registrato
clue-sound-help = Lo sentono tutti.
plain-has-no-microphone = A questo indirizzo i telefoni non hanno il microfono: lì l’indizio si scrive o si dice ad alta voce.
that-is-rounds = { $count ->
    [one] Sarà un solo turno.
   *[other] Saranno { $count } turni.
}
phase-claiming = Primo narratore
phase-telling = Indizio
phase-submitting = Carta da giocare
phase-voting = Voto
phase-scored = Punti
seconds-help = In secondi. Vuoto: senza limite.
more-settings = Altre regole e impostazioni
option-first_storyteller = Primo narratore
option-first_storyteller-claim = Chi preme prima degli altri
option-first_storyteller-clue = Chi dà il primo indizio
option-first_storyteller-random = A sorte
option-second_vote = Secondo voto
option-second_vote-auto = Da 7 in su, due voti a testa
option-second_vote-never = Sempre un voto
option-bonus_when = Punti in più per i voti
option-bonus_when-always = In ogni turno
option-bonus_when-mixed = Solo se l’ha trovata qualcuno, non tutti
option-bonus_cap = Punti dai voti, al massimo
option-bonus_cap-3 = Tre per turno
option-bonus_cap-none = Senza limite
option-red_on_green = Segnalino rosso sul proprio verde
option-red_on_green-allowed = Permesso
option-red_on_green-forbidden = Non permesso
option-party_hands = Le carte prima dell’indizio
option-party_hands-storyteller = Coperte per il narratore
option-party_hands-all = Coperte per tutti
option-own_team_vote = Voto all’immagine della propria squadra
option-own_team_vote-void = Non conta
option-own_team_vote-count = Conta come gli altri
option-own_team_vote-forbid = Non permesso
option-team_talk = Chat nella coppia
option-team_talk-public = Sentono tutti
option-team_talk-private = Resta nella coppia
leavers = Se qualcuno se ne va
leavers-bot = Continua a giocare un bot
leavers-go = Il posto viene tolto dopo il turno
bot-level = Livello dei bot
bot-level-easy = Facile
bot-level-medium = Medio
bot-level-hard = Difficile
bots-speak = Lingua dei bot
bots-learn = I bot imparano da noi
bots-learn-help = Questo server ricorda gli indizi dati qui, senza nomi, perché i suoi bot li capiscano nelle prossime partite.
has-talk = Chat e gesti
has-talk-help = Brevi messaggi e reazioni per tutti.
is-public = Tavolo pubblico
is-public-help = Chiunque può trovarlo e sedersi.
shuffle-word = Aiuta a mescolare
shuffle-word-help = Scrivi una parola qualsiasi. Entra nella mescolata: così nessuno, nemmeno il server, può disporre le carte.
mix-in = Aggiungi

## Immagini
pictures = Immagini
picture-count = { $count ->
    [one] un’immagine
   *[other] { $count } immagini
}
pictures-missing = { $count ->
    [one] Manca un’immagine
   *[other] Mancano { $count } immagini
}
pictures-enough = ne servono { $needed }
pictures-choose-or-add = Scegli i mazzi o aggiungi le tue
decks = Mazzi
own-pictures = Le nostre immagini
pictures-drop = Trascina qui immagini, una cartella o uno zip
pictures-add = Aggiungi immagini
pictures-folder = Un’intera cartella
pictures-zip = Uno zip
pictures-help = Foto o disegni. Ogni immagine viene raddrizzata, ritagliata a carta e privata di luogo e data. Le vede solo questo tavolo.
pictures-sending = Invio delle immagini
pictures-sent = { $done } di { $count }
understood = Ho capito
bots-only-guess = Senza parole i bot possono solo tirare a indovinare: dai un titolo o qualche etichetta.
picture-words = Titolo ed etichette
picture-title = Titolo
picture-tags = Etichette, separate da virgole
picture-remove = Togli questa immagine
save = Salva
deck-save-as = Salva su questo server come
deck-save-help = Tutti su questo server potranno vedere queste immagini e giocarci.
deck-saved = Salvato: ora è tra i mazzi
see-deck = Guarda le immagini di { $title }
see-pictures = Guarda le immagini
deck-by = Di { $authors }
deck-licence = Licenza: { $licence }

## Un turno
round = Turno { $number }
your-turn = Tocca a te
asked-may-claim = Chi sarà il primo narratore? Forse tu?
asked-may-tell = Racconti tu. Scegli un’immagine e dinne qualcosa.
asked-may-name-giver = Chi di voi due gioca una carta?
asked-may-submit = C’è un indizio. Scegli un’immagine fra le tue.
asked-may-vote = Le immagini sono appese. Vota.
who-tells-first = Chi comincia?
claim-help = Una delle tue immagini ti ha dato un’idea? Chi preme prima degli altri è il primo narratore.
claim-help-party = In Party il narratore dà l’indizio prima di vedere un’immagine. Comincia chi preme prima degli altri.
i-tell-first = Comincio io
nobody-tells-yet = A chi viene un’idea?
first-clue-tells = Il primo indizio decide chi racconta
you-are-storyteller = Racconti tu
choose-then-text = Scegli un’immagine, poi dinne qualcosa
choose-then-spoken = Scegli un’immagine, poi dinne qualcosa ad alta voce
choose-then-sound = Scegli un’immagine, poi registra il tuo indizio
speak-before-you-see = Prima l’indizio, poi le carte
blind-help = Le tue carte restano coperte finché non dai l’indizio. Poi tutti, anche tu, giocano un’immagine adatta.
hand-hint = Scorri le carte · tocca per ingrandire
tell-goal = Fai in modo che qualcuno la trovi, ma non tutti.
clue-placeholder = Parola, frase, suono…
your-clue = Il tuo indizio
tell-it = Dai l’indizio
tell-then-look = Dai l’indizio, poi guarda
spoken-help = Quando tutti l’hanno sentito, tocca qui.
say-it-aloud = Dillo ad alta voce.
you-said-it = L’hai detto ad alta voce
clue-as-recording = Un indizio registrato
listen = Ascolta
listen-to = Ascolta { $name }
listen-again = Riascolta
record = Registra il tuo indizio
record-help = Fino a dieci secondi: una parola, una melodia, un suono.
record-done = Fatto
record-again = Registra di nuovo
recording-now = Parla ora…
recorded = Registrato. Riascoltalo o invialo.
microphone-asking = In attesa del microfono…
microphone-refused = Questa pagina non può usare il microfono.
microphone-refused-help = Permettilo nelle impostazioni del browser, poi riprova.
microphone-missing = Nessun microfono trovato.
microphone-missing-help = Collegane uno, o continua su un telefono.
microphone-insecure = Questa pagina non può usare il microfono.
microphone-insecure-help = I browser lo permettono solo agli indirizzi che iniziano con https.
sound-file = Invia invece un file audio
write-clue-instead = Meglio scriverlo
say-clue-instead = Meglio dirlo ad alta voce
try-again = Riprova
awaiting-spoken = Ascolta: { $name } dirà l’indizio ad alta voce
awaiting-sound = { $name } sta registrando un indizio
i-have-said-it = L’ho detto
choose-picture-first = Scegli prima un’immagine
choose-pictures-first = { $count ->
    [one] Scegli un’altra immagine
   *[other] Scegli prima { $count } immagini
}
say-something-first = Di’ prima qualcosa
choose-this = Scegli questa
choose-this-of = Scegli questa ({ $number } di { $count })
chosen = Scelta
tells = Racconta { $name }
you-tell = Racconti tu
quoted = «{ $words }»
clue-was-spoken = { $name } l’ha detto ad alta voce
clue-as-spoken = Un indizio detto ad alta voce
which-of-yours = { $count ->
    [one] Quale delle tue immagini potrebbe essere?
   *[other] Quali { $count } delle tue immagini potrebbero essere?
}
which-of-yours-fits-too = Ora guarda: quale immagine va con il tuo indizio?
which-fits = Quale delle tue immagini sta meglio con queste parole?
answer-goal = Ogni voto alla tua immagine ti dà un punto.
give = { $count ->
    [one] Gioca questa
   *[other] Gioca queste { $count }
}
laid-aside = Scelte
take-back = Riprendi
awaiting-text = { $name } sta pensando a un indizio
meanwhile-hand = Intanto guarda le tue carte.
hand-sleeps = In Party le tue carte restano coperte finché non c’è un indizio.
waiting-for = { $count ->
    [one] Manca una persona
   *[other] Mancano { $count } persone
}
waiting-for-name = Manca { $name }
person-is-away = { $name } non c’è
play-for = Gioca per { $name }
play-for-really = Sì, gioca per { $name }
your-picture-lies = { $count ->
    [one] La tua immagine è sul tavolo.
   *[other] Le tue immagini sono sul tavolo.
}
your-partner-gives = Chi fa coppia con te gioca una carta. Tu voterai.
you-are-watching = Stai guardando.
you-join-next-round = Giochi dal prossimo turno.
joins-next-round = { $name } gioca dal prossimo turno

## Squadre
who-gives = Chi di voi due gioca una carta?
who-gives-help = L’altra persona voterà. Non mostrate e non descrivete le carte.
who-gives-private = L’altra persona voterà. Vi sentite solo voi due: se volete, descrivete le immagini.
i-give = Io gioco una carta
gives = { $name } gioca una carta
i-will-vote = Io voterò
will-vote = { $name } voterà
suggests-you = { $name } propone che la carta la giochi tu.
suggests-self = { $name } vorrebbe giocare una carta.
waiting-for-partner = Manca l’accordo di { $name }.
agree-i-give = D’accordo: gioco io una carta
agree-they-give = D’accordo: { $name } gioca una carta
talk = Parla
talk-public = Parla con { $name } (sentono tutti)
talk-private = Parla con { $name } (solo voi due)
talk-help = Dite chi ne ha una buona, senza mostrarla né descriverla.
say = Invia
talk-unread = Nuovi messaggi
talk-everybody = Di’ qualcosa a tutto il tavolo.
was-said = Che cosa si è detto
to-partner = a chi fa coppia
talk-to = A { $name }
talk-to-all = A tutti
gestures = Gesti
reaction-applause = Applauso
reaction-laugh = Risata
reaction-wow = Stupore
reaction-heart = Cuore
reaction-think = Ci penso
reaction-hurry = Forza
phrase-let_me = Lascia fare a me.
phrase-i_have_one = Io ne ho una.
phrase-you_give = Gioca tu una carta.
phrase-not_sure = Non ho niente di buono.
phrase-all_right = D’accordo!

## La parete
gallery = Le immagini
your-hand = La tua mano
card-number = Immagine { $number } del mazzo
card-back = Una carta coperta
hand-place = Immagine { $number } di { $count }
look-at = Immagine { $number } di { $count }
back-to-wall = Torna alla parete
back-to-hand = Torna alla mano
zoom = Ingrandisci
previous = Immagine precedente
next = Immagine successiva
strip = Tutte le immagini
yours = tua
owned-by = Immagine di { $name }
votes-here = { $count ->
    [0] nessun voto
    [one] un voto
   *[other] { $count } voti
}
your-vote-here = il tuo voto è qui
which-is = Qual è l’immagine di { $name }?
they-look-for-yours = Stanno cercando la tua
where-will-most-vote = Quale immagine avrà più voti?
voting-board = La tua plancia di voto
hole-empty = Segnalino non ancora posato
hole-vote = Voto sulla { $slot }. Riprendi
hole-red = Rosso sulla { $slot }. Riprendi
vote-help = Tocca un’immagine per guardarla, poi vota.
two-votes-help = Hai due voti; il secondo è facoltativo.
second-vote-help = Il secondo è facoltativo; un voto unico e giusto vale 1 punto in più.
party-help = Vota come gli altri. Un voto isolato non vale niente.
party-teller-help = Verde: vota come gli altri. Rosso: chi ha votato lì non prende niente.
vote-sealed = Confermato. Puoi cambiarlo finché non hanno votato tutti.
place-vote = Vota la { $slot }
place-move = Sposta il voto sulla { $slot }
place-green = Verde sulla { $slot }
place-red = Rosso sulla { $slot }
place-take-back = Riprendi
seal-votes = { $count ->
    [one] Conferma un voto
   *[other] Conferma i due voti
}
seal-tokens = Conferma i due segnalini
this-is-yours = È la tua immagine.
not-votable = Questa non si può votare.
others-vote = Votano gli altri.
teller-watches = La tua immagine è tra queste. Ora scelgono gli altri.
partner-votes = Vota chi fa coppia con te, anche per te.
pair-has-no-vote = L’indizio è di { $name }: la tua squadra non vota. Ora scelgono gli altri.

## Rivelazione
picture-of = L’immagine di { $name }
your-picture = La tua immagine
where-you-met = Dove i voti si incontrano
your-round = I tuoi punti
your-teams-round = I punti della tua squadra
no-points = Stavolta niente punti.
no-points-all = Niente punti: l’hanno trovata tutti, l’indizio era troppo chiaro.
no-points-none = Niente punti: non l’ha trovata nessuno, l’indizio era troppo oscuro.
no-points-missed = Niente punti: il tuo voto era su un’altra immagine, e nessuno ha votato la tua.
no-points-alone = Niente punti: lì nessun altro voto.
no-points-struck = Niente punti: il rosso è su quell’immagine.
voted-own-team = Il vostro voto era sull’immagine della vostra squadra.
everyones-points = I punti
next-round = Turno seguente
see-result = Il risultato
points-of-round = Punti del turno { $number }
told = ha raccontato
track = Il percorso dei punti
plaque-together = { $count ->
    [one] un voto
   *[other] { $count } qui
}
plaque-struck = annullata
party-story = Tanti punti quanti i voti insieme, cinque al massimo. Nessuno sotto il rosso.
won-found = trovata
won-told = l’ha trovata qualcuno, non tutti
won-spared-all = trovata da tutti
won-spared-none = nessuno l’ha trovata
won-single = un voto unico
won-vote-of = voto di { $name }
won-votes-capped = { $count } voti, al massimo { $cap }
won-together = { $count } voti insieme
told-all-voted = Hanno votato tutti.
told-it-was = Era la { $slot }: l’immagine di { $name }.
told-it-was-yours = Era la { $slot }: la tua immagine.
told-some = { $count ->
    [one] L’ha trovata una persona: +3, e +3 a { $name }.
   *[other] L’hanno trovata in { $count }: +3 a testa, e +3 a { $name }.
}
told-some-yours = { $count ->
    [one] L’ha trovata una persona: +3, e +3 a te.
   *[other] L’hanno trovata in { $count }: +3 a testa, e +3 a te.
}
told-all = L’hanno trovata tutti: niente a { $name }, 2 a tutti gli altri.
told-all-yours = L’hanno trovata tutti: niente a te, 2 a tutti gli altri.
told-none = Non l’ha trovata nessuno: niente a { $name }, 2 a tutti gli altri.
told-none-yours = Non l’ha trovata nessuno: niente a te, 2 a tutti gli altri.
told-decoy = { $count ->
    [one] L’immagine di { $name } ha preso un voto: +{ $points }.
   *[other] L’immagine di { $name } ha preso { $count } voti: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] La tua immagine ha preso un voto: +{ $points }.
   *[other] La tua immagine ha preso { $count } voti: +{ $points }.
}
told-together = { $count } voti sulla stessa immagine: +{ $points } a testa.
told-nobody-met = Non ci sono due voti sulla stessa immagine: stavolta niente punti.
told-red = Il rosso è sulla { $slot }: niente per chi ha votato lì.
told-leads = { $how ->
    [won] Vince { $name } con { $score }.
   *[leads] { $name } è in testa con { $score }.
}
told-lead-together = { $how ->
    [won] Vincono { $names } con { $score }.
    [leads] { $names } sono in testa con { $score }.
    [all] Tutti pari a { $score }.
   *[level] { $names } sono pari a { $score }.
}

## Risultato
the-end = Fine
game-over = La partita è finita
game-stopped = La partita è stata fermata. Non vince nessuno.
after-rounds = { $count ->
    [one] Dopo un turno
   *[other] Dopo { $count } turni
}
wins = { $count ->
    [one] Vince { $names }
   *[other] { $names } vincono insieme
}
wins-pair = Vincono { $names }
you-win = { $mode ->
    [team] Vince la tua squadra
   *[other] Vinci tu
}
winning-score = { $score ->
    [one] Un punto
   *[other] { $score } punti
}
play-again = Gioca ancora
back-to-table = Cambia regole o posti
host-decides = L’host può cominciare un’altra partita.
the-rounds = I turni
standings = Punteggio finale
the-rounds-help = Tocca un turno per rivedere immagini e voti.
found-by-of = { $count ->
    [0] non l’ha trovata nessuno
   *[other] trovata da { $count } su { $of }
}
previous-round = Turno precedente
next-page = Turno successivo
honours = Premi
honour-mysterious = Il mistero più grande
honour-mysterious-for = { $names }: immagine trovata da { $count } su { $of }
honour-decoy = Miglior esca
honour-decoy-for = { $names }: { $count } voti per un’immagine
honour-reader = Lettura del pensiero
honour-reader-for = { $names }: { $count } trovate su { $of }
honour-tuned = In sintonia
honour-tuned-for = { $names }: con altri in { $count } turni su { $of }
honour-kindred = Anime gemelle
honour-kindred-for = { $names }: stesso voto { $count } volte
honour-own-eyes = Spirito libero
honour-own-eyes-for = { $names }: { $count } voti che nessun altro ha dato
honour-red = Il rosso più audace
honour-red-for = { $names }: { $count } voti annullati in un colpo
download-record = La partita in un file

## Menù e orologio
theme = Giorno o notte
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
sound = Suoni
notify = Avvisami quando tocca a me
notify-help = Anche quando guardi altrove. Il dispositivo chiederà il permesso.
notify-denied = Il dispositivo non lo permette. Si cambia nelle sue impostazioni.
open-tv = Apri lo schermo comune
copy-seat-link = Copia il mio link personale
copy-seat-help = Aprilo per continuare su un altro dispositivo. Non darlo a nessuno.
show-seat-qr = Mostra il mio codice QR
hide-seat-qr = Nascondi il codice QR
seat-qr = Codice QR per continuare su un altro dispositivo
my-data = Che cosa conserviamo di te
my-data-take = Scarica tutto
my-data-forget = Cancella i miei dati
my-data-forget-really = Sì, cancella tutto per sempre
my-data-trouble = Non è cambiato nulla: riprova tra poco
leave = Lascia il tavolo
leave-really = Sì, lascia il tavolo
leave-help = Un bot prende il tuo posto, o il posto viene tolto. Per tornare più tardi, chiudi soltanto la pagina.
hurry = Gioca per chi ci pensa ancora
for-the-host = Per l’host
lock-table = Chiudi il tavolo
send-away-really = Sì, allontana { $name }
send-away-help = { $name } potrà sedersi di nuovo qui solo quando lo permetti tu.
was-sent-away = { $name } non può più sedersi qui
let-back = Lascia tornare
stop-game = Ferma la partita
stop-game-really = Sì, ferma adesso
stop-game-help = Non vince nessuno. Potete ricominciare con le stesse persone.
clock-left = Ancora { $time }
clock-paused = In pausa a { $time }
clock-pause = Ferma l’orologio
clock-resume = Fai ripartire l’orologio
clock-extend = Un minuto in più
seconds-left = Ancora { $count } secondi

## Schermo comune
tv-join = Entra da qui:
tv-waiting = { $count ->
    [0] Inquadra il codice e siediti.
    [one] Una persona al tavolo. Siediti anche tu.
   *[other] { $count } persone al tavolo.
}
tv-voting = { $count ->
    [one] Voto: manca una persona
   *[other] Voto: mancano { $count } persone
}
tv-again = Un’altra partita? L’host può cominciarla.

## Come si gioca
how-idea-title = L’idea
how-idea = A turno qualcuno è il narratore: sceglie un’immagine dalla sua mano e ne dice qualcosa. Una parola, una frase, una canzone, un suono.
how-give-title = Tutti giocano una carta
how-give = Gli altri scelgono una loro immagine che potrebbe andare bene. Si mescolano e si appendono alla parete.
how-vote-title = Si vota
how-vote = Qual era l’immagine del narratore? Votano tutti in segreto, tranne il narratore.
how-score-title = Punti
how-score-some = La trova qualcuno, ma non tutti: 3 al narratore, 3 a chi l’ha trovata.
how-score-none = La trovano tutti o nessuno: niente al narratore, 2 a tutti gli altri. Quindi non dire né troppo né troppo poco.
how-score-votes = Per tutti gli altri: 1 per ogni voto alla propria immagine, 3 al massimo.
how-three-title = In tre
how-three = Avete in mano sette immagini e a ogni indizio ne giocate due: alla parete ce ne sono cinque.
how-end-title = La fine
how-end-points = Quando qualcuno ha { $count } punti, la partita finisce con quel turno.
how-end-laps = { $count ->
    [one] La partita finisce quando tutti hanno fatto il narratore una volta.
   *[other] La partita finisce quando tutti hanno fatto il narratore { $count } volte.
}
how-end-pile = La partita finisce con il turno in cui si pesca l’ultima carta.
how-win = Vince chi ha più punti; in caso di parità, la vittoria è condivisa.
how-win-team = Vince la coppia con più punti; in caso di parità, la vittoria è condivisa.
how-large-title = In sette o più
how-large = Due voti a testa, per due immagini diverse; il secondo è facoltativo. Trovata con un voto unico: 1 in più.
how-team-title = Squadre
how-team = Giocate a coppie, con un solo punteggio. Anche chi fa coppia con il narratore gioca una carta. Le altre coppie decidono chi gioca una carta; l’altra persona vota.
how-team-vote-title = Un voto per coppia
how-team-vote = Qual era l’immagine del narratore? In ogni altra coppia vota in segreto chi non ha giocato una carta.
back = Indietro
how-here = A questo tavolo
how-party-clue-title = Prima le parole
how-party-clue = Il narratore dà l’indizio prima di vedere le sue carte. Poi tutti, anche il narratore, giocano un’immagine adatta.
how-party-vote-title = Vota dove votano gli altri
how-party-vote = Tanti punti quanti i voti sulla stessa immagine, al massimo 5; puoi votare anche la tua. Un voto isolato non vale niente. Il segnalino rosso del narratore annulla un’immagine: niente per chi ha votato lì.
how-party-pass-title = Le carte viaggiano
how-party-pass = Dopo ogni turno, ognuno passa le proprie carte coperte a sinistra.

## Una prima partita
lesson-claim = Tu e tre bot. Qualcuno deve cominciare: tocca «Comincio io».
lesson-tell = Scegli un’immagine e di’ qualche parola. Né troppo chiaro né troppo oscuro: qualcuno deve trovarla, ma non tutti.
lesson-told = Gli altri ora cercano tra le loro un’immagine che vada bene anche con le tue parole.
lesson-watch = Tutte le immagini sono appese, anche la tua. Gli altri votano quella che credono tua.
lesson-own-some = Qualcuno ha trovato la tua immagine, non tutti: è questa l’arte. 3 punti a te, 3 a chi l’ha trovata.
lesson-own-all = L’hanno trovata tutti: era troppo chiaro. Niente per te, 2 punti a ciascuno degli altri.
lesson-own-none = Non l’ha trovata nessuno: era troppo oscuro. Niente per te, 2 punti a ciascuno degli altri.
lesson-hear = Ora racconta qualcun altro. Intanto guarda le tue carte.
lesson-answer = Queste sono le parole di { $name }. Gioca l’immagine che gli altri potrebbero prendere per la sua.
lesson-given = La tua immagine è con le altre. Quando ci sono tutte, si mescolano e si appendono.
lesson-vote = Qual è l’immagine di { $name }? Toccane una per guardarla, poi vota. La tua non si può votare.
lesson-sealed = Confermato. Quando tutti avranno votato, vedrai la risposta.
lesson-found = Hai trovato l’immagine di { $name }: 3 punti a te, 3 a { $name }.
lesson-missed = Quella di { $name } era un’altra. Chi l’ha trovata prende 3 punti, e così { $name }.
lesson-votes = E 1 punto per ogni voto ricevuto dalla tua immagine.
lesson-finish = Capito
lesson-skip = Nascondi i consigli
lesson-done-title = Il gioco è tutto qui
lesson-done = Hai dato un indizio, giocato una carta e votato. Quando qualcuno ha 30 punti, vince chi ne ha di più. Tra amici è ancora più bello.
lesson-play-on = Continua a giocare

## Difficoltà
connection-lost = Connessione persa.
connection-trying = Riproviamo; il tuo posto e le tue carte ti aspettano.
connection-back = Connessione tornata
seat-lost = Il tuo posto ora è aperto su un altro dispositivo. Stai guardando.
old-link-help = Il posto è stato lasciato, o il link non è stato copiato per intero. Siediti di nuovo o guarda soltanto.
wrong-link-kept = Questo link non apre nessun posto qui. Tieni il tuo.
seat-offered = Giochi già qui come { $mine }. Continuare come { $theirs } su questo dispositivo?
seat-offered-help = È stato aperto un link personale. Se non è tuo, resta chi sei.
seat-offered-stay = Restare { $mine }
seat-offered-take = Continuare come { $theirs }
no-such-table-help = Il tavolo { $code } non c’è più: i tavoli si tolgono se per molto non viene nessuno. Chiedi un nuovo link o apri un tavolo.
old-page-help = C’è una nuova versione. Ricarica la pagina, il tuo posto ti aspetta.
trouble-help = Il tuo posto e le tue carte ti aspettano. Riprova tra un momento.
sent-away-help = Se è stato uno sbaglio, chiedi all’host di farti tornare e poi ricarica la pagina.
load-again = Ricarica
to-start = Pagina iniziale
no_connection = Il server non è raggiungibile.

## Rifiuti
no_such_table = Nessun tavolo ha questo codice: controlla le sei lettere
wrong_key = Questo link non apre nessun posto qui
key_must_be_16_bytes = Questo link personale non è completo: copialo di nuovo
sit_down_first = Prima siediti
sent_away = L’host ti ha fatto lasciare questo tavolo
table_is_locked = Questo tavolo è chiuso: chiedi all’host di aprirlo
already_seated = Sei già al tavolo
table_is_full = Il tavolo è pieno.
name_is_empty = Come ti chiami?
name_is_too_long = Il nome è troppo lungo: al massimo 24 lettere
name_is_taken = Qui qualcuno si chiama già così: scegli un altro nome
no_such_rabbit = Questo coniglio non c’è: scegli uno dei dodici
rabbit_is_taken = Questo coniglio è già di qualcuno: scegline un altro
only_the_host_may = Lo può fare solo l’host
no_such_person = Questa persona non è più qui
bots_cannot_host = Un bot non può essere l’host: scegli una persona
settings_not_understood = Queste impostazioni non vanno insieme: cambiane una
game_is_running = C’è una partita in corso: aspetta che finisca
no_game_is_running = Nessuna partita in corso
wait_for_the_next_round = Entri al prossimo turno
order_must_name_everybody_once = Qualcuno è arrivato o andato via; riprova
word_is_empty = Scrivi prima una parola
text_is_empty = Scrivi prima qualcosa
text_is_too_long = È troppo lungo: accorcia un po’
talk_is_off = A questo tavolo la chat è disattivata; l’host può attivarla
only_teams_talk_apart = Solo le coppie a squadre parlano in privato
there_is_no_clock = Questo tavolo gioca senza orologio
no_such_recording = La registrazione non è arrivata: registra di nuovo
recording_is_too_long = È troppo lungo: al massimo dieci secondi
recording_not_understood = Questa registrazione non si può ascoltare: registra di nuovo
no_such_picture = Questa immagine non c’è più
picture_is_known = Questa immagine, o una quasi uguale, c’è già
enough_pictures = Questo tavolo ha già 300 immagini sue, il massimo: togline prima una
no_such_deck = Questo mazzo non è su questo server: scegline un altro
deck_name_is_taken = Su questo server c’è già un mazzo con questo nome: scegli un altro nome
uploads_are_off = Questo server non accetta immagini: giocate con i suoi mazzi
table_is_out_of_room = Questo tavolo non ha più spazio: togli prima un’immagine
server_is_out_of_room = Questo server non ha spazio per altre immagini: giocate con i suoi mazzi
not_a_picture = Non sappiamo aprire questo file: vanno bene JPEG, PNG, WebP, AVIF e GIF
picture_is_svg = I disegni SVG non sono accettati: salvalo come PNG
picture_is_heic = Le foto HEIC qui non si aprono: mandala come JPEG
picture_is_damaged = Il file è danneggiato o incompleto: manda un’altra copia
picture_moves = È animata: solo le immagini ferme possono essere carte
picture_is_two_things = Questo file nasconde altro: salva di nuovo l’immagine e riprova
picture_is_too_heavy = Il file supera i 24 MB: prima riducilo
picture_is_too_large = Ha più di 64 milioni di pixel: prima rimpiccioliscila
picture_is_too_small = È troppo piccola: una carta vuole almeno 200 × 300 pixel
picture_says_too_much = Questa immagine porta con sé troppi dati: salvala di nuovo senza i dettagli
picture_took_too_long = Questo file non si è aperto in tempo: salvalo di nuovo o più piccolo
archive_is_damaged = Lo zip è danneggiato o incompleto: rifallo
archive_is_locked = Lo zip ha una password: rifallo senza
archive_is_too_large = Lo zip contiene troppo: al massimo 1000 file e 256 MB
archive_in_archive = Uno zip dentro uno zip non si apre: prima estrailo
archive_leads_astray = Alcuni nomi di file portano fuori da questo zip: rifallo
nothing_in_it = Non contiene immagini: vanno bene JPEG, PNG, WebP, AVIF e GIF
cannot_write_now = Il server ora non può salvare. Non si è perso niente; riprova.
too_many_tables = Da qui sono stati aperti troppi tavoli. Aspetta un po’.
too_fast = Troppo in fretta. Riprova.
not_understood = Questa pagina non è aggiornata: ricaricala
game_has_ended = La partita è finita
seat_is_not_playing = Non giochi in questa partita; potrai entrare nella prossima
not_in_this_phase = Quel momento è passato
storyteller_already_chosen = Qualcuno ha fatto prima
first_clue_claims = Qui decide il primo indizio: dai il tuo
only_storyteller_gives_clue = L’indizio lo dà solo il narratore
clue_needs_a_card = Scegli un’immagine per l’indizio
clue_takes_no_card = In Party l’indizio viene senza immagine
clue_is_empty = Di’ prima qualcosa
clue_is_too_long = L’indizio è troppo lungo: al massimo 200 lettere
clue_is_spoken = A questo tavolo gli indizi si dicono ad alta voce
card_not_in_hand = Quell’immagine non è tra le tue: scegline un’altra
storyteller_has_submitted = La tua immagine è già lì
already_submitted = La tua immagine è già lì
wrong_number_of_cards = Gioca un’immagine; in tre, due
cards_must_differ = Due immagini diverse, per favore
only_teams_name_a_giver = Solo le squadre scelgono chi gioca una carta
storytellers_team_names_no_giver = Nella squadra del narratore la carta la gioca l’altra persona
giver_must_be_of_the_team = Una persona della coppia deve giocare una carta
giver_already_agreed = Siete già d’accordo
giver_not_agreed = Decidete prima chi gioca una carta
partner_gives = Gioca la carta chi fa coppia con te
storyteller_does_not_vote = Il narratore non vota
giver_does_not_vote = Vota chi fa coppia con te, anche per te
wrong_number_of_votes = Metti un voto; da sette in su puoi metterne due
votes_must_differ = I due voti vanno a due immagini diverse
no_such_slot = Lì non c’è un’immagine
cannot_vote_for_own_card = È la tua immagine: votane un’altra
cannot_vote_for_own_team = È l’immagine della tua squadra: votane un’altra
red_token_is_missing = Posa anche il segnalino rosso
only_storyteller_places_red = Il segnalino rosso ce l’ha solo il narratore
red_cannot_lie_on_green = Il rosso non può stare sul tuo verde: mettilo altrove
already_confirmed = Hai già confermato
too_few_players = Manca gente: 3 per Classico, 6 per Party e Squadre
too_many_players = Siete in troppi: si gioca al massimo in 12
teams_need_an_even_number = Per le squadre serve un numero pari: 6, 8, 10 o 12
teams_keep_their_seats = A squadre nessuno entra durante la partita; aspetta la prossima
end_does_not_fit_mode = Questa fine non va con questo gioco: scegline un’altra
deck_is_too_small = Ci sono poche immagini per così tante persone: aggiungete un mazzo
seat_is_taken = Questo posto è occupato: scegline un altro
no_such_seat = Questo posto non c’è
not_enough_cards_to_join = Restano poche immagini; potrai entrare nella prossima partita

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Vieni a giocare
preview-invitation = Un tavolo ti aspetta
preview-text = Il narratore dice qualche parola, tutti posano un’immagine. Qual era la sua? Apri il link e siediti, senza registrarti.

## more
edition-why = Le regole stampate cambiano un po’. Giocate con quelle che conoscete.

## growth

said_enough_for_now = Tante parole tutte insieme. Prendi fiato e poi continua.
enough_for_an_hour = È tanto per una sola ora. Riprova tra un po’.
too_many_decks = Da qui sono stati salvati molti mazzi. Salva il prossimo domani.
export_is_running = Il tuo download è già in corso. Aspetta che finisca.

## people

table_is_closed = Questo tavolo è chiuso
table-closed-help = Può vederlo solo chi è già qui. Chiedi un link all’host e potrai guardare.
lock-closes-help = Nessun altro può sedersi o guardare. Chi c’è già resta.
copy-look-link = Copia un link per guardare
copy-look-help = Chi ce l’ha può guardare e vede anche le vostre immagini.
own-pictures-hidden = Le vostre immagini qui restano nascoste. Per mostrarle, aprite questo schermo dal menu del tavolo.
name_looks_like_another = Sembra uguale al nome di qualcuno qui: scegline un altro
tables-kept = 
    { $days ->
        [one] Un tavolo che nessuno usa per un giorno viene cancellato.
       *[other] Un tavolo che nessuno usa per { $days } giorni viene cancellato, con tutte le sue partite.
    }
tables-kept-always = I tavoli restano qui finché qualcuno non li cancella.
my-data-all-help = I tuoi nomi, messaggi, indizi, registrazioni e immagini a questo tavolo, e i mazzi che ne hai salvato.
my-data-forget-all-help = Lasci il tavolo e tutto viene cancellato, anche i mazzi che hai salvato. Le carte e i voti che hai giocato restano, con un altro nome.

## talk

seat_is_in_use = Questo posto è aperto adesso su un altro dispositivo
seat_is_claimed = Qualcun altro sta chiedendo questo posto: aspetta la risposta
no_such_claim = È già stato deciso
nobody_to_ask = Non c’è nessun altro che possa riconoscerti: riprova quando ci sarà qualcuno
seat_was_in_use_lately = Questo posto era in uso poco fa: acconsenti di nuovo quando sarà vuoto da tre minuti
talk_is_slow = Qui si parla piano: puoi parlare di nuovo tra { $seconds } s
you_are_muted = L’host ti ha tolto la parola
host_cannot_be_reported = Le segnalazioni vanno all’host: l’host non si può segnalare
enough_reports = L’host ha già molte segnalazioni in attesa
lost-seat = Ero già qui
lost-seat-help = Scegli il tuo nome. Chi è al tavolo può restituirti il posto.
lost-seat-waiting = Chiediamo al tavolo se sei { $name }…
lost-seat-over = Il posto è ancora com’era. Chiedi di nuovo o siediti con un altro nome.
claim-asked = Un nuovo dispositivo dice: «Ero { $name }.» È vero?
claim-consequence = Allora vedrà queste carte e giocherà il resto; il vecchio dispositivo perde il posto.
claim-yes = Sì, è { $name }
claim-no = No
claim-agreed = Grazie. Deve acconsentire un’altra persona.
notice-left = { $who } lascia il tavolo
notice-sent_away = { $by } allontana { $who }
notice-let_back = { $by } lascia tornare { $who }
notice-bot_took_over = { $by }, un bot, continua per { $who }
notice-seat_regained = { $who } ha di nuovo il posto, su un altro dispositivo. D’accordo: { $by }
notice-host_changed = Ora l’host è { $who }
notice-locked = { $by } chiude il tavolo
notice-unlocked = { $by } apre il tavolo
notice-muted = { $by } toglie la parola a { $who }
notice-unmuted = { $who } può parlare di nuovo
notice-played_for = { $by } fa giocare un bot per { $who }
notice-stood_in = Un bot gioca per { $who }
notice-plays_again = { $who } gioca di nuovo
about-person = Su { $name }
mute-for-me = Silenzia per me
unmute-for-me = Ascolta di nuovo
muted-for-me = Non ascolti: { $names }
mute-for-all = Togli la parola
unmute-for-all = Ridai la parola
is-muted = senza parola
report-to-host = Segnala all’host
was-reported = Lo vede solo l’host. Grazie.
report-asked = { $by } segnala { $name }
report-dismiss = Lascia stare
slow-talk = Parlare piano
slow-talk-0 = No
slow-talk-10 = Una frase ogni 10 s
slow-talk-30 = Una frase ogni 30 s
