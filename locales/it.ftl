### conteur in italiano. La voce della scatola di un gioco di famiglia: calda, breve, chiara. docs/words.md dice a che serve ogni riga.

## Inizio
tagline = Un indizio, una carta a testa: qual è quella del narratore?
open-table = Apri un tavolo
join-with-code = Entra con un codice
join = Entra
play-with-bots = Gioca subito con i bot
public-tables = { $count ->
    [one] Un tavolo pubblico
   *[other] { $count } tavoli pubblici
}
table-is-playing = in gioco
how-to-play = Come si gioca
lesson = Impara giocando: due minuti
language = Lingua
offline = Sei offline. Puoi guardare le immagini, ma per giocare serve la rete. Appena torna, la pagina riprende da sola.
name-of-a-guest = Coniglio

## Intorno al tavolo
menu = Menu
close = Chiudi
cancel = Annulla
keep = Fatto
arriving = Ti portiamo al tavolo…
table-code = Tavolo { $code }
hosts-table = Il tavolo di { $name }
at-the-table = { $count ->
    [one] Un giocatore · fino a 12
   *[other] { $count } giocatori · fino a 12
}
players = Giocatori
sit-title = Tavolo { $code }
already-here = Già qui:
your-name = Il tuo nome
your-rabbit = Il tuo coniglio
your-look = Nome e coniglio
sit-down = Siediti
just-watch = Guarda soltanto
full-help = Puoi guardare finché non si libera un posto.
invite = Invita
copied = Copiato
copy-this-link = Copia questo link:
unreachable = Da altri dispositivi non si entra ancora: questo computer non è raggiungibile in rete.
add-bot = Aggiungi un bot
tv = TV
qr = Codice QR con il link di questo tavolo
is-host = host
is-bot = bot
is-away = assente
is-awaited = ci sta pensando
swap-help = Tocca il posto da scambiare con { $name }.
make-host = Rendi host
send-away = Rimuovi
start-with = Giocate in { $count }
waiting-for-host = { $name } avvia la partita.
rabbit-0 = Rosso, tinta unita, orecchie dritte
rabbit-1 = Arancione, a pois, orecchie larghe
rabbit-2 = Verde mare, a fasce, orecchie pendenti
rabbit-3 = Celeste, a righe, un orecchio piegato
rabbit-4 = Prugna, a righe oblique, orecchie a sinistra
rabbit-5 = Rosa, a scacchi, orecchie a destra
rabbit-6 = Verde foglia, due metà, orecchie corte
rabbit-7 = Blu, a segni più, orecchie lunghe e sottili
rabbit-8 = Bianco, ad anelli, orecchie incrociate
rabbit-9 = Marrone, a zigzag, orecchie arricciate
rabbit-10 = Grigio, a macchie, un orecchio su e uno giù
rabbit-11 = Oliva, a righe larghe, orecchie piegate

## Come giochiamo
how-we-play = Come giochiamo
mode = Modalità
mode-base = Classico
mode-party = Party
mode-team = Squadre
mode-base-help = Da 3 a 12 giocatori. Trovate la carta del narratore. Da 7 in su avete due voti a testa.
mode-party-help = Da 6 a 12 giocatori. Prima l’indizio, poi le carte. Vota la carta che secondo te sceglierà la maggioranza.
mode-team-help = In 6, 8, 10 o 12, a squadre di due, faccia a faccia. Uno dei due gioca una carta, l’altro vota.
edition = Regolamento
edition-odyssey = Odyssey (standard)
edition-odyssey-help = Le regole di sempre.
edition-pl-2 = Polacco, 2ª edizione
edition-pl-2-help = I voti alla tua carta valgono solo se qualcuno, non tutti, trova quella del narratore.
edition-ar = Arabo
edition-ar-help = Classico: si gioca tutto il mazzo; fino a 6 giocatori, nessun limite ai punti dai voti. Party: il rosso mai sul proprio verde. Squadre: nessun limite, e chat privata tra compagni.
edition-pl-1 = Polacco, 1ª edizione
edition-pl-1-help = Party: nessuno vede le proprie carte prima dell’indizio.
edition-nl = Olandese
edition-nl-help = Chi dà il primo indizio è il primo narratore.
play-to = Durata
end-edition = Come da regolamento
end-points = { $count } punti
end-laps = { $count ->
    [one] Un giro di tavolo
    [2] Due giri di tavolo
   *[other] { $count } giri di tavolo
}
end-pile = Tutto il mazzo
pace = Tempo limite
pace-off = Nessuno
pace-off-help = Prendetevi tutto il tempo che serve.
pace-relaxed = Comodo
pace-relaxed-help = Da due a tre minuti per ogni fase.
pace-brisk = Rapido
pace-brisk-help = Al massimo un minuto per ogni fase.
pace-own = Su misura
pace-own-help = I tempi li decide l’host.
clue = Indizio
clue-text = Scritto
clue-text-help = Tutti lo leggono sullo schermo.
clue-spoken = A voce
clue-spoken-help = Siete insieme o in chiamata: si dice ad alta voce.
clue-sound = Registrato
clue-sound-help = Tutti ascoltano la registrazione.
plain-has-no-microphone = A questo indirizzo i telefoni non registrano: l’indizio si scrive o si dice ad alta voce.
that-is-rounds = { $count ->
    [one] Sarà un solo turno.
   *[other] Saranno { $count } turni.
}
phase-claiming = Chi comincia
phase-telling = Indizio
phase-submitting = Scelta della carta
phase-voting = Voto
phase-scored = Punti
seconds-help = In secondi. Lascia vuoto per nessun limite.
more-settings = Altre regole e opzioni
option-first_storyteller = Primo narratore
option-first_storyteller-claim = Chi preme prima degli altri
option-first_storyteller-clue = Chi dà il primo indizio
option-first_storyteller-random = A sorte
option-second_vote = Secondo voto
option-second_vote-auto = Da 7 giocatori in su
option-second_vote-never = Mai
option-bonus_when = Punti per i voti alla tua carta
option-bonus_when-always = In ogni turno
option-bonus_when-mixed = Se qualcuno, non tutti, trova quella del narratore
option-bonus_cap = Massimo di punti dai voti
option-bonus_cap-3 = 3 per turno
option-bonus_cap-none = Nessun limite
option-red_on_green = Rosso e verde sulla stessa carta
option-red_on_green-allowed = Permesso
option-red_on_green-forbidden = Vietato
option-party_hands = Carte prima dell’indizio
option-party_hands-storyteller = Coperte per il narratore
option-party_hands-all = Coperte per tutti
option-own_team_vote = Voto alla carta del compagno
option-own_team_vote-void = Non vale niente
option-own_team_vote-count = Vale come gli altri
option-own_team_vote-forbid = Vietato
option-team_talk = Chat tra compagni
option-team_talk-public = La leggono tutti
option-team_talk-private = La leggono solo loro due
leavers = Se qualcuno se ne va
leavers-bot = Un bot gioca al suo posto
leavers-go = Il posto sparisce dopo il turno
bot-level = Livello dei bot
bot-level-easy = Facile
bot-level-medium = Medio
bot-level-hard = Difficile
bots-speak = Lingua dei bot
bots-learn = I bot imparano da noi
bots-learn-help = Questo server ricorda gli indizi di questo tavolo, senza nomi: così i suoi bot giocheranno sempre meglio.
has-talk = Chat e reazioni
has-talk-help = Brevi messaggi che tutti al tavolo possono leggere.
is-public = Tavolo pubblico
is-public-help = Chiunque può trovarlo e sedersi.
shuffle-word = Aiuta a mescolare le carte
shuffle-word-help = Scrivi una parola qualsiasi: si mescola con le carte, così nessuno, neanche il server, può truccare il mazzo.
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
pictures-choose-or-add = Scegli mazzi o aggiungi immagini
decks = Mazzi
own-pictures = Le nostre immagini
pictures-drop = Trascina qui immagini, una cartella o uno zip
pictures-add = Aggiungi immagini
pictures-folder = Aggiungi cartella
pictures-zip = Aggiungi uno zip
pictures-help = Foto o disegni. Ogni immagine viene raddrizzata e ritagliata come una carta; luogo e data spariscono. Le vede solo questo tavolo.
pictures-sending = Invio delle immagini
pictures-sent = { $done } di { $count }
understood = Ho capito
bots-only-guess = Senza parole i bot tirano a indovinare: aggiungi un titolo o qualche etichetta.
picture-words = Titolo ed etichette
picture-title = Titolo
picture-tags = Etichette, separate da virgole
picture-remove = Togli questa immagine
save = Salva
deck-save-as = Salva sul server come
deck-save-help = Chiunque su questo server potrà vedere queste immagini e giocarci.
deck-saved = Salvato. Lo trovi nell’elenco dei mazzi.
see-deck = Guarda le immagini di { $title }
see-pictures = Guarda le immagini
deck-by = Di { $authors }
deck-licence = Licenza: { $licence }

## Un turno
round = Turno { $number }
your-turn = Tocca a te
asked-may-claim = Hai un’idea per un indizio? Comincia tu.
asked-may-tell = Fai tu il narratore: scegli una carta e dai un indizio.
asked-may-name-giver = Chi di voi due gioca una carta?
asked-may-submit = Ecco l’indizio. Scegli una carta adatta.
asked-may-vote = Le carte sono sul tavolo. Vota.
who-tells-first = Chi è il primo narratore?
claim-help = Una delle tue carte ti ha dato un’idea? Chi preme prima degli altri è il primo narratore.
claim-help-party = In Party il narratore dà l’indizio prima di vedere le carte. Comincia chi preme prima degli altri.
i-tell-first = Comincio io
nobody-tells-yet = Chi sarà il primo narratore?
first-clue-tells = Chi dà il primo indizio fa il narratore
you-are-storyteller = Fai tu il narratore
choose-then-text = Scegli una carta, poi scrivi un indizio
choose-then-spoken = Scegli una carta, poi dai l’indizio a voce
choose-then-sound = Scegli una carta, poi registra l’indizio
speak-before-you-see = Prima l’indizio, poi le carte
blind-help = Le tue carte restano coperte finché non dai l’indizio. Poi tutti, anche tu, giocano una carta adatta.
hand-hint = Scorri le carte · tocca per ingrandire
tell-goal = Deve trovarla qualcuno, ma non tutti.
clue-placeholder = Parola, frase, canzone…
your-clue = Il tuo indizio
tell-it = Dai l’indizio
tell-then-look = Dai l’indizio, poi guarda
spoken-help = Premi quando l’hanno sentito tutti.
say-it-aloud = Dillo ad alta voce.
you-said-it = L’hai detto a voce
clue-as-recording = Un indizio registrato
listen = Ascolta
listen-to = Ascolta { $name }
listen-again = Riascolta
record = Registra l’indizio
record-help = Fino a dieci secondi: parole, musica, rumori.
record-done = Fatto
record-again = Registra di nuovo
recording-now = Sto registrando: parla…
recorded = Registrato. Riascolta l’indizio o invialo.
microphone-asking = In attesa del microfono…
microphone-refused = Questa pagina non ha il permesso di usare il microfono.
microphone-refused-help = Permettilo nelle impostazioni del browser, poi riprova.
microphone-missing = Nessun microfono trovato.
microphone-missing-help = Collegane uno, o continua su un telefono.
microphone-insecure = Questa pagina non può usare il microfono.
microphone-insecure-help = I browser lo permettono solo se l’indirizzo inizia con https.
sound-file = Oppure invia un file audio
write-clue-instead = Oppure scrivilo
say-clue-instead = Oppure dillo a voce
try-again = Riprova
awaiting-spoken = Ascolta: { $name } dirà l’indizio a voce
awaiting-sound = { $name } sta registrando un indizio
i-have-said-it = L’ho detto
choose-picture-first = Scegli prima una carta
choose-pictures-first = { $count ->
    [one] Scegli ancora una carta
   *[other] Scegli prima { $count } carte
}
say-something-first = Prima dai un indizio
choose-this = Scegli questa
choose-this-of = Scegli questa ({ $number } di { $count })
chosen = Scelta
tells = Narratore: { $name }
you-tell = Fai tu il narratore
quoted = «{ $words }»
clue-was-spoken = { $name } l’ha detto a voce
clue-as-spoken = Un indizio a voce
which-of-yours = { $count ->
    [one] Quale delle tue carte va con l’indizio?
   *[other] Quali { $count } delle tue carte vanno con l’indizio?
}
which-of-yours-fits-too = Ora guarda: quale carta va con il tuo indizio?
which-fits = Quale carta va meglio con l’indizio?
answer-goal = Prendi un punto per ogni voto alla tua carta.
give = { $count ->
    [one] Gioca questa
   *[other] Gioca queste { $count }
}
laid-aside = Carte scelte
take-back = Riprendila
awaiting-text = { $name } sta pensando a un indizio
meanwhile-hand = Intanto guarda le tue carte.
hand-sleeps = In Party le tue carte restano coperte finché non c’è un indizio.
waiting-for = { $count ->
    [one] Manca un giocatore
   *[other] Mancano { $count } giocatori
}
waiting-for-name = Manca solo { $name }
person-is-away = { $name } è assente
play-for = Gioca per { $name }
play-for-really = Sì, gioca per { $name }
your-picture-lies = { $count ->
    [one] La tua carta è sul tavolo.
   *[other] Le tue carte sono sul tavolo.
}
your-partner-gives = Chi fa coppia con te gioca una carta. Tu voti.
you-are-watching = Stai guardando.
you-join-next-round = Giochi dal prossimo turno.
joins-next-round = { $name } gioca dal prossimo turno

## Squadre
who-gives = Chi di voi due gioca una carta?
who-gives-help = Chi non la gioca vota. Non mostrate né descrivete le carte.
who-gives-private = Chi non la gioca vota. La chat è solo vostra: potete descrivere le carte.
i-give = Gioco io una carta
gives = { $name } gioca una carta
i-will-vote = Io voto
will-vote = { $name } vota
suggests-you = { $name } propone che la carta la giochi tu.
suggests-self = { $name } vorrebbe giocare una carta.
waiting-for-partner = Aspettiamo il sì di { $name }.
agree-i-give = D’accordo, gioco io
agree-they-give = D’accordo, gioca { $name }
talk = Chat
talk-public = Chat con { $name } (la leggono tutti)
talk-private = Chat con { $name } (solo voi due)
talk-help = Dite chi ha una buona carta, senza nominarla né descriverla.
say = Invia
talk-unread = Chat: nuovi messaggi
talk-everybody = Scrivi qualcosa a tutto il tavolo.
was-said = Messaggi
to-partner = in privato
talk-to = A { $name }
talk-to-all = A tutti
gestures = Reazioni
reaction-applause = Applauso
reaction-laugh = Risata
reaction-wow = Wow
reaction-heart = Adoro
reaction-think = Ci penso
reaction-hurry = Forza, si gioca
phrase-let_me = Lascia fare a me.
phrase-i_have_one = Ne ho una buona.
phrase-you_give = Gioca tu una carta.
phrase-not_sure = Non ho niente di buono.
phrase-all_right = D’accordo!

## Le carte sul tavolo
gallery = Le carte sul tavolo
your-hand = La tua mano
card-number = Carta { $number } del mazzo
card-back = Una carta coperta
hand-place = Carta { $number } di { $count }
look-at = Carta { $number } di { $count }
back-to-wall = Torna a tutte le carte
back-to-hand = Torna alla tua mano
zoom = Ingrandisci
previous = Carta precedente
next = Carta successiva
strip = Tutte le carte
yours = tua
owned-by = Carta di { $name }
votes-here = { $count ->
    [0] nessun voto
    [one] un voto
   *[other] { $count } voti
}
your-vote-here = il tuo voto è qui
which-is = Qual è la carta di { $name }?
they-look-for-yours = Stanno cercando la tua carta
where-will-most-vote = Quale carta avrà più voti?
voting-board = I tuoi voti
hole-empty = Ancora da posare
hole-vote = Il tuo voto è sulla carta { $slot }. Riprendilo
hole-red = Il segnalino rosso è sulla carta { $slot }. Riprendilo
vote-help = Tocca una carta per guardarla, poi vota.
two-votes-help = Hai due voti; il secondo è facoltativo.
second-vote-help = Il secondo è facoltativo; se la trovi con un voto solo, +1 punto.
party-help = Vota come gli altri: un voto isolato non vale niente.
party-teller-help = Verde: vota come gli altri. Rosso: lì i voti non valgono niente.
vote-sealed = Confermato. Puoi cambiare finché non hanno votato tutti.
place-vote = Vota la { $slot }
place-move = Sposta il voto sulla { $slot }
place-green = Posa il verde sulla { $slot }
place-red = Posa il rosso sulla { $slot }
place-take-back = Riprendilo
seal-votes = { $count ->
    [one] Conferma il voto
   *[other] Conferma i due voti
}
seal-tokens = Conferma i due segnalini
this-is-yours = Questa carta è tua.
not-votable = Questa non si può votare.
others-vote = Ora votano gli altri.
teller-watches = La tua carta è tra queste. Ora votano gli altri.
partner-votes = A votare è chi fa coppia con te.
pair-has-no-vote = Il narratore è { $name }, quindi la tua squadra non vota. Ora tocca agli altri.

## Rivelazione
picture-of = La carta di { $name }
your-picture = La tua carta
where-you-met = Come avete votato
your-round = I tuoi punti
your-teams-round = I punti della squadra
no-points = Stavolta niente punti.
no-points-all = Niente punti: l’hanno trovata tutti, l’indizio era troppo facile.
no-points-none = Niente punti: nessuno l’ha trovata, l’indizio era troppo difficile.
no-points-missed = Niente punti: hai votato un’altra carta e nessuno ha votato la tua.
no-points-alone = Niente punti: quella carta l’hai votata solo tu.
no-points-struck = Niente punti: lì c’è il segnalino rosso.
voted-own-team = Avete votato la carta della vostra squadra.
everyones-points = Tutti i punti
next-round = Prossimo turno
see-result = Vedi il risultato
points-of-round = Punti del turno { $number }
told = narratore
track = Segnapunti
plaque-together = { $count ->
    [one] un voto
   *[other] { $count } voti
}
plaque-struck = annullata
party-story = Più voti su una carta, più punti: fino a 5 a testa. Zero sotto il segnalino rosso.
won-found = trovata
won-told = trovata, ma non da tutti
won-spared-all = trovata da tutti
won-spared-none = nessuno l’ha trovata
won-single = con un solo voto
won-vote-of = voto di { $name }
won-votes-capped = { $count } voti, massimo { $cap }
won-together = { $count } voti insieme
told-all-voted = Hanno votato tutti.
told-it-was = Era la numero { $slot }, la carta di { $name }.
told-it-was-yours = Era la numero { $slot }, la tua carta.
told-some = { $count ->
    [one] L’ha trovata una persona: +3, e +3 a { $name }.
   *[other] L’hanno trovata in { $count }: +3 a testa, e +3 a { $name }.
}
told-some-yours = { $count ->
    [one] L’ha trovata una persona: +3, e +3 a te.
   *[other] L’hanno trovata in { $count }: +3 a testa, e +3 a te.
}
told-all = L’hanno trovata tutti: niente a { $name }, +2 a tutti gli altri.
told-all-yours = L’hanno trovata tutti: niente a te, +2 a tutti gli altri.
told-none = Non l’ha trovata nessuno: niente a { $name }, +2 a tutti gli altri.
told-none-yours = Non l’ha trovata nessuno: niente a te, +2 a tutti gli altri.
told-decoy = { $count ->
    [one] La carta di { $name } ha preso un voto: +{ $points }.
   *[other] La carta di { $name } ha preso { $count } voti: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] La tua carta ha preso un voto: +{ $points }.
   *[other] La tua carta ha preso { $count } voti: +{ $points }.
}
told-together = { $count } voti sulla stessa carta: +{ $points } a testa.
told-nobody-met = Nessuna carta ha due voti: stavolta niente punti.
told-red = Il rosso è sulla { $slot }: lì i voti non valgono niente.
told-leads = { $how ->
    [won] Vince { $name } con { $score }.
   *[leads] { $name } è in testa con { $score }.
}
told-lead-together = { $how ->
    [won] Vincono { $names } con { $score }.
    [leads] { $names } sono in testa con { $score }.
    [all] Tutti alla pari con { $score }.
   *[level] { $names } sono alla pari con { $score }.
}

## Risultato
the-end = Fine
game-over = La partita è finita
game-stopped = L’host ha fermato la partita. Non vince nessuno.
after-rounds = { $count ->
    [one] Dopo un turno
   *[other] Dopo { $count } turni
}
wins = { $count ->
    [one] Vince { $names }
   *[other] Pareggio: { $names }
}
wins-pair = Vincono { $names }
you-win = { $mode ->
    [team] Avete vinto
   *[other] Hai vinto
}
winning-score = { $score ->
    [one] Un punto
   *[other] { $score } punti
}
play-again = Gioca ancora
back-to-table = Cambia regole o giocatori
host-decides = L’host può avviare un’altra partita.
the-rounds = Tutti i turni
standings = Punteggio finale
the-rounds-help = Tocca un turno per rivedere le carte e i voti.
found-by-of = { $count ->
    [0] nessuno l’ha trovata
   *[other] trovata da { $count } su { $of }
}
previous-round = Turno precedente
next-page = Turno successivo
honours = Premi
honour-mysterious = Il mistero più fitto
honour-mysterious-for = { $names }: carta trovata da { $count } su { $of }
honour-decoy = La miglior esca
honour-decoy-for = { $names }: { $count } voti per una carta
honour-reader = Lettura del pensiero
honour-reader-for = { $names }: { $count } trovate su { $of }
honour-tuned = In sintonia
honour-tuned-for = { $names }: voto condiviso in { $count } turni su { $of }
honour-kindred = Anime gemelle
honour-kindred-for = { $names }: stesso voto { $count } volte
honour-own-eyes = Spirito libero
honour-own-eyes-for = { $names }: { $count } voti che nessun altro ha dato
honour-red = Il rosso più audace
honour-red-for = { $names }: { $count } voti annullati in un colpo
download-record = Scarica la partita

## Menu e orologio
theme = Giorno o notte
theme-auto = Automatico
theme-light = Giorno
theme-dark = Notte
sound = Suoni
notify = Avvisami quando tocca a me
notify-help = Anche quando usi un’altra app. Il dispositivo chiederà il permesso.
notify-denied = Il dispositivo non lo permette. Puoi cambiarlo nelle sue impostazioni.
open-tv = Apri lo schermo per la TV
copy-seat-link = Copia il mio link personale
copy-seat-help = Aprilo su un altro dispositivo per continuare lì. Non mostrarlo a nessuno.
show-seat-qr = Mostra il mio QR personale
hide-seat-qr = Nascondi il codice QR
seat-qr = QR per continuare su un altro dispositivo
my-data = Che cosa conserviamo di te
my-data-take = Scarica tutto
my-data-forget = Cancella tutto
my-data-forget-really = Sì, cancella tutto per sempre
my-data-trouble = Non ha funzionato: riprova tra poco
leave = Lascia il tavolo
leave-really = Sì, lascia il tavolo
leave-help = Un bot gioca al tuo posto, o il posto sparisce. Torni più tardi? Chiudi solo la pagina: il posto resta tuo.
hurry = Gioca per chi manca
for-the-host = Per l’host
lock-table = Chiudi l’accesso
send-away-really = Sì, rimuovi { $name }
send-away-help = { $name } può tornare solo se lo permetti tu.
was-sent-away = { $name } non è più al tavolo
let-back = Fai rientrare
stop-game = Ferma la partita
stop-game-really = Sì, fermala adesso
stop-game-help = Non vince nessuno. Potete ricominciare con le stesse persone.
clock-left = Ancora { $time }
clock-paused = In pausa a { $time }
clock-pause = Ferma il timer
clock-resume = Riattiva il timer
clock-extend = Aggiungi un minuto
seconds-left = { $count ->
    [one] Ancora un secondo
   *[other] Ancora { $count } secondi
}

## Schermo comune
tv-join = Entra da qui
tv-waiting = { $count ->
    [0] Inquadra il codice per entrare.
    [one] C’è già un giocatore. Entra anche tu.
   *[other] Ci sono già { $count } giocatori.
}
tv-voting = { $count ->
    [one] Si vota: manca un giocatore
   *[other] Si vota: mancano { $count } giocatori
}
tv-again = Un’altra partita? La può avviare l’host.

## Come si gioca
how-idea-title = L’idea
how-idea = A turno uno di voi è il narratore: sceglie una carta dalla sua mano e dà un indizio. Una parola, una frase, una canzone, un suono.
how-give-title = Tutti giocano una carta
how-give = Gli altri scelgono ognuno una propria carta che vada con l’indizio. Tutte si mescolano e si posano scoperte sul tavolo.
how-vote-title = Si vota
how-vote = Qual è la carta del narratore? Tutti gli altri votano, in segreto.
how-score-title = Punti
how-score-some = La trova qualcuno, ma non tutti: 3 al narratore e 3 a chi l’ha trovata.
how-score-none = La trovano tutti, o nessuno: niente al narratore, 2 a tutti gli altri. Quindi né troppo facile né troppo difficile.
how-score-votes = Per tutti tranne il narratore: 1 per ogni voto alla propria carta, 3 al massimo.
how-three-title = In tre
how-three = Avete sette carte in mano e a ogni indizio ne giocate due: si vota tra cinque carte.
how-end-title = La fine
how-end-points = Quando qualcuno arriva a { $count } punti, la partita finisce con quel turno.
how-end-laps = { $count ->
    [one] La partita finisce quando tutti hanno fatto il narratore una volta.
    [2] La partita finisce quando tutti hanno fatto il narratore due volte.
   *[other] La partita finisce quando tutti hanno fatto il narratore { $count } volte.
}
how-end-pile = Quando si pesca l’ultima carta, la partita finisce con quel turno.
how-win = Vince chi ha più punti. A pari punti, si vince insieme.
how-win-team = Vince la squadra con più punti. A pari punti, si vince insieme.
how-large-title = In sette o più
how-large = Due voti a testa, su due carte diverse; il secondo è facoltativo. Trovarla con un solo voto vale 1 punto in più.
how-team-title = Squadre
how-team = Giocate in squadre di due, con un solo punteggio. Anche il compagno del narratore gioca una carta. Nelle altre squadre decidete chi gioca una carta; l’altro vota.
how-team-vote-title = Un voto per squadra
how-team-vote = Qual è la carta del narratore? Nelle altre squadre vota, in segreto, chi non ha giocato una carta.
back = Indietro
how-here = A questo tavolo
how-party-clue-title = Prima l’indizio
how-party-clue = Il narratore dà l’indizio prima di vedere le sue carte. Poi tutti, narratore compreso, giocano una carta adatta.
how-party-vote-title = Vota come gli altri
how-party-vote = Prendi tanti punti quanti sono i voti sulla carta che hai votato, 5 al massimo; può essere anche la tua. Un voto isolato non vale niente. Il segnalino rosso del narratore annulla una carta: lì i voti non valgono niente.
how-party-pass-title = Le carte girano
how-party-pass = Dopo ogni turno ognuno passa le proprie carte, coperte, a sinistra.

## Una prima partita
lesson-claim = Siete tu e tre bot. Qualcuno deve cominciare: premi «Comincio io».
lesson-tell = Scegli una carta e dai un indizio, né troppo facile né troppo difficile: deve trovarla qualcuno, ma non tutti.
lesson-told = Ora gli altri scelgono tra le loro carte una che vada con il tuo indizio.
lesson-watch = Tutte le carte sono sul tavolo, anche la tua. Gli altri votano quella che credono tua.
lesson-own-some = Qualcuno ha trovato la tua carta, ma non tutti: è questa l’arte. 3 punti a te e 3 a chi l’ha trovata.
lesson-own-all = L’hanno trovata tutti: indizio troppo facile. Niente a te, 2 punti a tutti gli altri.
lesson-own-none = Non l’ha trovata nessuno: indizio troppo difficile. Niente a te, 2 punti a tutti gli altri.
lesson-hear = Ora il narratore è un altro. Intanto guarda le tue carte.
lesson-answer = Questo è l’indizio di { $name }. Gioca una carta che possa sembrare la sua.
lesson-given = La tua carta è sul tavolo. Quando ci sono tutte, si mescolano e si scoprono.
lesson-vote = Qual è la carta di { $name }? Toccane una per guardarla, poi vota. La tua non puoi votarla.
lesson-sealed = Confermato. Quando avranno votato tutti, vedrai la risposta.
lesson-found = Hai trovato la carta di { $name }: 3 punti a te e 3 a { $name }.
lesson-missed = Quella di { $name } era un’altra. Chi l’ha trovata prende 3 punti, e anche { $name }.
lesson-votes = E 1 punto per ogni voto alla tua carta.
lesson-finish = Ho capito
lesson-skip = Senza consigli
lesson-done-title = Il gioco è tutto qui
lesson-done = Hai dato un indizio, giocato una carta e votato. A 30 punti la partita finisce: vince chi ne ha di più. Con gli amici è ancora più bello.
lesson-play-on = Continua

## Difficoltà
connection-lost = Connessione persa.
connection-trying = Riproviamo… Il tuo posto e le tue carte sono al sicuro.
connection-back = Di nuovo online
seat-lost = Ora giochi su un altro dispositivo. Qui stai solo guardando.
old-link-help = Il posto non c’è più, o il link non è completo. Siediti di nuovo o guarda soltanto.
wrong-link-kept = Quel link non apre nessun posto qui. Tu tieni il tuo.
seat-offered = Qui sei già { $mine }. Vuoi continuare come { $theirs } su questo dispositivo?
seat-offered-help = Hai aperto un link personale. Se non è il tuo, resta come sei.
seat-offered-stay = Resta { $mine }
seat-offered-take = Continua come { $theirs }
no-such-table-help = Il tavolo { $code } non c’è più: i tavoli spariscono se per molto tempo non viene nessuno. Chiedi un nuovo link o apri un tavolo tu.
old-page-help = C’è una nuova versione. Ricarica la pagina: il posto resta tuo.
trouble-help = Posto e carte sono al sicuro. Riprova tra poco.
sent-away-help = Se è stato uno sbaglio, chiedi all’host di farti rientrare, poi ricarica la pagina.
load-again = Ricarica
to-start = Vai alla home
no_connection = Il server non è raggiungibile.

## Rifiuti
no_such_table = Nessun tavolo ha questo codice: controlla le sei lettere
wrong_key = Quel link non apre nessun posto qui
key_must_be_16_bytes = Questo link personale non è completo: copialo di nuovo
sit_down_first = Prima siediti
sent_away = L’host ti ha tolto il posto a questo tavolo
table_is_locked = Questo tavolo è chiuso: chiedi all’host di riaprirlo
already_seated = Hai già un posto a questo tavolo
table_is_full = Il tavolo è pieno.
name_is_empty = Scrivi prima il tuo nome
name_is_too_long = Il nome è troppo lungo: al massimo 24 lettere
name_is_taken = Qui qualcuno si chiama già così: scegli un altro nome
no_such_rabbit = Questo coniglio non c’è: scegli uno dei dodici
rabbit_is_taken = Questo coniglio è già di qualcuno: scegline un altro
only_the_host_may = Può farlo solo l’host
no_such_person = Quel giocatore non è più qui
bots_cannot_host = Un bot non può essere l’host: scegli una persona
settings_not_understood = Queste opzioni non vanno insieme: cambiane una
game_is_running = C’è una partita in corso: aspetta che finisca
no_game_is_running = Nessuna partita in corso: può avviarla l’host
wait_for_the_next_round = Giochi dal prossimo turno
order_must_name_everybody_once = Qualcuno è arrivato o andato via: riprova
word_is_empty = Scrivi prima una parola
text_is_empty = Scrivi prima qualcosa
text_is_too_long = È troppo lungo: accorcialo un po’
talk_is_off = A questo tavolo la chat è disattivata; può attivarla l’host
only_teams_talk_apart = Solo a squadre si può scrivere in privato
there_is_no_clock = Questo tavolo non ha un tempo limite
no_such_recording = La registrazione non è arrivata: registra di nuovo
recording_is_too_long = È troppo lunga: al massimo dieci secondi
recording_not_understood = Questa registrazione non si può ascoltare: registra di nuovo
no_such_picture = Questa immagine non c’è più
picture_is_known = Questa immagine o una simile c’è già
enough_pictures = Un tavolo può avere 300 immagini sue: prima togline una
no_such_deck = Questo mazzo non è su questo server: scegline un altro
deck_name_is_taken = Su questo server c’è già un mazzo con questo nome: scegline un altro
uploads_are_off = Questo server non accetta immagini: giocate con i suoi mazzi
table_is_out_of_room = Questo tavolo non ha più spazio per immagini: prima togline una
server_is_out_of_room = Questo server non ha più spazio per immagini: giocate con i suoi mazzi
not_a_picture = Non si apre come immagine: vanno bene JPEG, PNG, WebP, AVIF e GIF
picture_is_svg = I disegni SVG qui non funzionano: salvalo come PNG
picture_is_heic = Le foto HEIC qui non funzionano: inviala come JPEG
picture_is_damaged = Il file è danneggiato o incompleto: invia un’altra copia
picture_moves = È animata: solo le immagini ferme diventano carte
picture_is_two_things = In questo file si nasconde altro: salva di nuovo l’immagine e riprova
picture_is_too_heavy = Il file supera i 24 MB: prima riducilo
picture_is_too_large = Ha più di 64 milioni di pixel: prima rimpiccioliscila
picture_is_too_small = È troppo piccola: per una carta servono almeno 200 × 300 pixel
picture_says_too_much = Questo file contiene troppi dati aggiuntivi: salva l’immagine senza
picture_took_too_long = Questo file ci mette troppo ad aprirsi: salvalo di nuovo o più piccolo
archive_is_damaged = Lo zip è danneggiato o incompleto: rifallo
archive_is_locked = Lo zip ha una password: rifallo senza
archive_is_too_large = Lo zip è troppo grande: al massimo 1000 file e 256 MB
archive_in_archive = C’è uno zip dentro lo zip: prima estrailo
archive_leads_astray = Alcuni nomi di file portano fuori da questo zip: rifallo
nothing_in_it = Non contiene immagini: vanno bene JPEG, PNG, WebP, AVIF e GIF
cannot_write_now = Il server ora non riesce a salvare. Non si è perso niente: riprova.
too_many_tables = Da qui sono stati aperti troppi tavoli. Aspetta un po’, poi riprova.
too_fast = Troppo in fretta. Aspetta un momento, poi riprova.
not_understood = Questa pagina non è aggiornata: ricaricala
game_has_ended = La partita è finita
seat_is_not_playing = In questa partita non giochi; entri nella prossima
not_in_this_phase = Troppo tardi: il gioco è andato avanti
storyteller_already_chosen = Qualcuno ha fatto prima di te
first_clue_claims = Qui decide il primo indizio: dai il tuo
only_storyteller_gives_clue = L’indizio lo dà solo il narratore
clue_needs_a_card = Scegli una carta per il tuo indizio
clue_takes_no_card = In Party l’indizio si dà senza carta
clue_is_empty = Prima dai un indizio
clue_is_too_long = L’indizio è troppo lungo: al massimo 200 lettere
clue_is_spoken = A questo tavolo gli indizi si dicono ad alta voce
card_not_in_hand = Quella carta non è nella tua mano: scegline un’altra
storyteller_has_submitted = La tua carta è già sul tavolo
already_submitted = La tua carta è già sul tavolo
wrong_number_of_cards = Gioca una carta; se siete in tre, due
cards_must_differ = Scegli due carte diverse
only_teams_name_a_giver = Solo a squadre si sceglie chi gioca una carta
storytellers_team_names_no_giver = Nella squadra del narratore la carta la gioca il compagno
giver_must_be_of_the_team = Uno di voi due deve giocare una carta
giver_already_agreed = Siete già d’accordo
giver_not_agreed = Decidete prima chi gioca una carta
partner_gives = La carta la gioca chi fa coppia con te
storyteller_does_not_vote = Il narratore non vota
giver_does_not_vote = A votare è chi fa coppia con te
wrong_number_of_votes = Vota una carta; da sette giocatori in su puoi votarne due
votes_must_differ = Vota due carte diverse
no_such_slot = Lì non c’è nessuna carta: scegline un’altra
cannot_vote_for_own_card = È la tua carta: votane un’altra
cannot_vote_for_own_team = È la carta della tua squadra: votane un’altra
red_token_is_missing = Posa anche il segnalino rosso
only_storyteller_places_red = Il segnalino rosso ce l’ha solo il narratore
red_cannot_lie_on_green = Il rosso non può stare sul tuo verde: posalo altrove
already_confirmed = Hai già confermato
too_few_players = Servono più giocatori: 3 per Classico, 6 per Party e Squadre
too_many_players = Siete in troppi: al massimo si è in 12
teams_need_an_even_number = Per le squadre serve un numero pari: 6, 8, 10 o 12
teams_keep_their_seats = A squadre nessuno entra durante la partita; aspetta la prossima
end_does_not_fit_mode = Questa durata non va con questa modalità: scegline un’altra
deck_is_too_small = Poche immagini per così tanti giocatori: aggiungi un mazzo
seat_is_taken = Questo posto è occupato: scegline un altro
no_such_seat = Questo posto non c’è: scegline un altro
not_enough_cards_to_join = Restano troppo poche carte; entri nella prossima partita

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Vieni a giocare
preview-invitation = Un tavolo ti aspetta
preview-text = Il narratore dice poche parole, tutti giocano una carta. Qual era la sua? Apri il link e siediti: non serve registrarsi.

## more
edition-why = I regolamenti stampati cambiano un po’. Usate quello che conoscete.

## growth

said_enough_for_now = Tanti messaggi tutti insieme. Prendi fiato, poi continua.
enough_for_an_hour = È tanto per un’ora sola. Riprova tra un po’.
too_many_decks = Da qui sono stati salvati molti mazzi. Salva il prossimo domani.
export_is_running = Il tuo download è già in corso. Aspetta che finisca.

## people

table_is_closed = Questo tavolo è chiuso
table-closed-help = Può vederlo solo chi è già qui. Chiedi un link all’host e potrai guardare.
lock-closes-help = Nessun altro può sedersi o guardare. Chi c’è già resta.
copy-look-link = Copia un link per guardare
copy-look-help = Chi ce l’ha può guardare e vede anche le vostre immagini.
own-pictures-hidden = Qui le vostre immagini restano nascoste. Per mostrarle, apri questo schermo dal menu del tavolo.
name_looks_like_another = Sembra uguale al nome di qualcuno qui: scegline un altro
tables-kept = 
    { $days ->
        [one] Un tavolo che nessuno usa per un giorno viene cancellato.
       *[other] Un tavolo che nessuno usa per { $days } giorni viene cancellato, con tutte le sue partite.
    }
tables-kept-always = Qui i tavoli restano finché qualcuno non li cancella.
my-data-all-help = I tuoi nomi, messaggi, indizi, registrazioni e immagini a questo tavolo, e i mazzi che hai salvato da qui.
my-data-forget-all-help = Lasci il tavolo e si cancella tutto, anche i mazzi che hai salvato. Le carte giocate e i voti restano, sotto un altro nome.

## talk

seat_is_in_use = Quel posto è in uso adesso su un altro dispositivo
seat_is_claimed = Qualcun altro sta chiedendo quel posto: aspetta che abbia una risposta
no_such_claim = È già stato deciso
nobody_to_ask = Qui non c’è nessun altro che possa riconoscerti: riprova quando c’è qualcuno
seat_was_in_use_lately = Questo posto era in uso poco fa: conferma di nuovo quando sarà vuoto da tre minuti
talk_is_slow = Chat lenta: puoi scrivere di nuovo tra { $seconds } s
you_are_muted = L’host ti ha tolto la parola
host_cannot_be_reported = Le segnalazioni vanno all’host: l’host non si può segnalare
enough_reports = L’host ha già molte segnalazioni in attesa
lost-seat = Ero già qui
lost-seat-help = Scegli il tuo nome. Chiediamo a chi è al tavolo: se ti riconosce, riavrai il posto.
lost-seat-waiting = Chiediamo al tavolo se sei { $name }…
lost-seat-over = Non hai riavuto il posto. Chiedi di nuovo o siediti con un altro nome.
claim-asked = Da un nuovo dispositivo qualcuno dice: «Ero { $name }». È vero?
claim-consequence = Se sì, vedrà queste carte e continuerà la partita; il vecchio dispositivo perde il posto.
claim-yes = Sì, è { $name }
claim-no = No
claim-agreed = Grazie. Manca ancora un sì.
notice-left = { $who } ha lasciato il tavolo
notice-sent_away = { $by } ha rimosso { $who }
notice-let_back = { $by } ha fatto rientrare { $who }
notice-bot_took_over = { $by }, un bot, continua al posto di { $who }
notice-seat_regained = { $who } ha ripreso il posto su un altro dispositivo. Conferma di { $by }
notice-host_changed = Ora l’host è { $who }
notice-locked = { $by } ha chiuso l’accesso
notice-unlocked = { $by } ha riaperto l’accesso
notice-muted = { $by } ha tolto la parola a { $who }
notice-unmuted = { $who } può scrivere di nuovo
notice-played_for = { $by } ha fatto giocare un bot per { $who }
notice-stood_in = Un bot gioca per { $who }
notice-plays_again = { $who } gioca di nuovo
about-person = Opzioni per { $name }
mute-for-me = Silenzia per me
unmute-for-me = Non silenziare più
muted-for-me = Hai silenziato: { $names }
mute-for-all = Togli la parola
unmute-for-all = Ridai la parola
is-muted = senza chat
report-to-host = Segnala all’host
was-reported = Lo vede solo l’host. Grazie.
report-asked = { $by } segnala { $name }
report-dismiss = Ignora
slow-talk = Chat lenta
slow-talk-0 = No
slow-talk-10 = Un messaggio ogni 10 s
slow-talk-30 = Un messaggio ogni 30 s
