### conteur auf Deutsch. Kurz, warm, erwachsen: was zu tun ist, dann warum.

## Anfang
tagline = Jemand sagt ein paar Worte. Alle legen ein Bild. Welches war gemeint?
open-table = Tisch eröffnen
join-with-code = Mit einem Code dazukommen
join = Dazu
play-with-bots = Gleich mit Bots spielen
public-tables = { $count ->
    [one] Ein öffentlicher Tisch
   *[other] { $count } öffentliche Tische
}
table-is-playing = spielt gerade
how-to-play = So geht’s
lesson = Spielend lernen, zwei Minuten
language = Sprache
offline = Keine Verbindung. Die Bilder sind da, aber Tische brauchen eine: Sobald sie zurück ist, geht es hier von selbst weiter.
name-of-a-guest = Hase

## Am Tisch
menu = Menü
close = Schließen
cancel = Abbrechen
keep = So lassen
arriving = Wir gehen zum Tisch …
table-code = Tisch { $code }
hosts-table = Am Tisch von { $name }
at-the-table = { $count ->
    [one] Eine Person am Tisch · bis zu 12
   *[other] { $count } am Tisch · bis zu 12
}
players = Mitspielende
sit-title = Tisch { $code }
already-here = Schon da:
your-name = Dein Name
your-rabbit = Dein Hase
your-look = Dein Name und dein Hase
sit-down = Hinsetzen
just-watch = Nur zuschauen
full-help = Du kannst zuschauen, bis ein Stuhl frei wird.
invite = Einladen
copied = Kopiert
add-bot = Bot dazu
tv = Fernseher
qr = QR-Code mit dem Link zu diesem Tisch
is-host = kümmert sich um den Tisch
is-bot = Bot
is-away = nicht da
is-awaited = überlegt noch
swap-help = { $name }: Tippe auf einen anderen Stuhl, um zu tauschen.
make-host = Tisch übergeben
send-away = Wegschicken
start-with = Zu { $count } anfangen
waiting-for-host = { $name } fängt das Spiel an.
rabbit-0 = Zinnober, einfarbig, Ohren aufrecht
rabbit-1 = Ringelblume, gepunktet, Ohren weit
rabbit-2 = Meergrün, gebändert, Hängeohren
rabbit-3 = Himmelblau, gestreift, ein Ohr geknickt
rabbit-4 = Pflaume, schräg gestreift, Ohren nach links
rabbit-5 = Rosa, kariert, Ohren nach rechts
rabbit-6 = Laubgrün, zwei Hälften, kurze Ohren
rabbit-7 = Ultramarin, Kreuze, lange dünne Ohren
rabbit-8 = Knochenweiß, Ringe, gekreuzte Ohren
rabbit-9 = Umbra, Zacken, gerollte Ohren
rabbit-10 = Schiefer, Flecken, ein Ohr oben, eines unten
rabbit-11 = Flechte, Gürtel, beide Ohren geknickt

## So spielen wir
how-we-play = So spielen wir
mode = Spiel
mode-base = Klassisch
mode-party = Party
mode-team = Team
mode-base-help = 3 bis 12. Findet das Bild der Erzählerin oder des Erzählers. Ab 7 haben alle zwei Stimmen.
mode-party-help = 6 bis 12. Erst der Hinweis, dann die Bilder. Stimme da, wo die anderen stimmen.
mode-team-help = 6, 8, 10 oder 12, zu zweit und einander gegenüber. Eine Person gibt, die andere stimmt.
edition = Ausgabe
edition-odyssey = Odyssey
edition-odyssey-help = Die gedruckten Regeln, unverändert.
edition-pl-2 = Polnisch, zweite
edition-pl-2-help = Stimmen für dein Bild zählen nur, wenn einige, aber nicht alle das richtige fanden.
edition-ar = Arabisch
edition-ar-help = Bis zur letzten Karte; Punkte durch Stimmen ohne Grenze; Teams reden unter sich.
edition-pl-1 = Polnisch, erste
edition-pl-1-help = Party: Vor dem Hinweis schaut niemand in seine Hand.
edition-nl = Niederländisch
edition-nl-help = Wer den ersten Hinweis gibt, erzählt zuerst.
play-to = Gespielt wird
end-edition = Wie gedruckt
end-points = Bis { $count } Punkte
end-laps = { $count ->
    [one] Eine Runde um den Tisch
   *[other] { $count } Runden um den Tisch
}
end-pile = Bis zur letzten Karte
pace = Uhr
pace-off = Keine
pace-off-help = Nehmt euch Zeit.
pace-relaxed = Gemütlich
pace-relaxed-help = Je zwei bis drei Minuten.
pace-brisk = Flott
pace-brisk-help = Je unter einer Minute.
pace-own = Eigene
pace-own-help = Zeiten, die am Tisch festgelegt sind.
clue = Hinweis
clue-text = Geschrieben
clue-text-help = Alle lesen ihn.
clue-spoken = Gesprochen
clue-spoken-help = In einem Raum oder am Telefon: laut sagen.
clue-sound = Aufgenommen
clue-sound-help = Alle hören ihn.
that-is-rounds = { $count ->
    [one] Das ist eine Runde.
   *[other] Das sind { $count } Runden.
}
phase-claiming = Wer zuerst erzählt
phase-telling = Erzählen
phase-submitting = Geben
phase-voting = Abstimmen
phase-scored = Punkte
seconds-help = In Sekunden. Leer heißt: so lange es dauert.
more-settings = Weitere Regeln und Einstellungen
option-first_storyteller = Wer zuerst erzählt
option-first_storyteller-claim = Wer sich zuerst meldet
option-first_storyteller-clue = Wer den ersten Hinweis gibt
option-first_storyteller-random = Das Los entscheidet
option-second_vote = Zweite Stimme
option-second_vote-auto = Ab 7 zwei Stimmen für jeden
option-second_vote-never = Immer eine Stimme
option-bonus_when = Punkte für Stimmen auf dein Bild
option-bonus_when-always = In jeder Runde
option-bonus_when-mixed = Nur wenn einige, aber nicht alle es fanden
option-bonus_cap = Höchstens so viele Punkte aus Stimmen
option-bonus_cap-3 = Drei pro Runde
option-bonus_cap-none = Ohne Grenze
option-red_on_green = Rot auf dem eigenen Grün
option-red_on_green-allowed = Erlaubt
option-red_on_green-forbidden = Nicht erlaubt
option-party_hands = Wer spricht, bevor er sieht
option-party_hands-storyteller = Nur wer erzählt
option-party_hands-all = Niemand schaut vor dem Hinweis
option-own_team_vote = Stimme fürs Bild des eigenen Teams
option-own_team_vote-void = Zählt nichts
option-own_team_vote-count = Zählt wie jede andere
option-own_team_vote-forbid = Nicht erlaubt
option-team_talk = Gespräch der Partner
option-team_talk-public = Alle hören mit
option-team_talk-private = Nur die beiden
leavers = Wenn jemand geht
leavers-bot = Ein Bot spielt weiter
leavers-go = Der Platz fällt nach der Runde weg
bot-level = Wie gut Bots spielen
bot-level-easy = Leicht
bot-level-medium = Mittel
bot-level-hard = Schwer
bots-speak = Bots sprechen
bots-learn = Bots lernen von uns
bots-learn-help = Dieser Server merkt sich die Hinweise, die hier gegeben werden, ohne Namen, damit seine Bots sie in späteren Spielen verstehen.
has-talk = Gespräch und Gesten
has-talk-help = Kurze Nachrichten und Reaktionen für alle.
is-public = Offener Tisch
is-public-help = Alle können ihn finden und sich setzen.
shuffle-word = Dein Wort fürs Mischen
shuffle-word-help = Es wird mitgemischt: So kann niemand, auch der Server nicht, die Karten gelegt haben.
mix-in = Beimischen

## Bilder
pictures = Bilder
picture-count = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
}
pictures-missing = { $count ->
    [one] Ein Bild fehlt noch
   *[other] { $count } Bilder fehlen noch
}
pictures-enough = zum Austeilen; { $needed } werden gebraucht
pictures-choose-or-add = Stapel wählen oder eigene hinzufügen
decks = Stapel
own-pictures = Unsere eigenen Bilder
pictures-drop = Bilder, einen Ordner oder ein Zip hier ablegen
pictures-add = Bilder hinzufügen
pictures-folder = Einen ganzen Ordner
pictures-zip = Ein Zip
pictures-help = Fotos oder Zeichnungen. Jedes wird aufgerichtet, zur Karte geschnitten und von Ort und Datum befreit. Nur dieser Tisch sieht sie.
pictures-sending = Bilder unterwegs
pictures-sent = { $done } von { $count }
understood = Verstanden
bots-only-guess = Bei Bildern ohne Worte können Bots nur raten: gib ihnen einen Titel oder ein paar Stichworte.
picture-words = Titel und Stichworte
picture-title = Titel
picture-tags = Stichworte, mit Kommas getrennt
picture-remove = Dieses Bild entfernen
save = Speichern
deck-save-as = Auf diesem Server speichern als
deck-save-help = Alle auf diesem Server können diese Bilder dann sehen und damit spielen.
deck-saved = Gespeichert: er ist jetzt unter den Stapeln
see-deck = Die Bilder von { $title } ansehen
see-pictures = Die Bilder ansehen
deck-by = Von { $authors }
deck-licence = Lizenz: { $licence }

## Eine Runde
round = Runde { $number }
your-turn = Du bist dran
asked-may-claim = Wer erzählt zuerst? Du darfst.
asked-may-tell = Du erzählst. Wähle ein Bild und sag etwas dazu.
asked-may-name-giver = Wer von euch beiden gibt ein Bild?
asked-may-submit = Es gibt einen Hinweis. Wähle ein Bild aus deiner Hand.
asked-may-vote = Die Bilder hängen. Stimm ab.
who-tells-first = Wer erzählt zuerst?
claim-help = Hat dich ein Bild auf eine Idee gebracht? Wer es zuerst sagt, erzählt zuerst.
claim-help-party = In Party spricht, wer erzählt, bevor er ein Bild gesehen hat. Wer sich zuerst meldet, beginnt.
i-tell-first = Ich erzähle zuerst
nobody-tells-yet = Wer hat zuerst eine Idee?
first-clue-tells = Wer den ersten Hinweis gibt, erzählt
you-are-storyteller = Du erzählst
choose-then-text = Wähle ein Bild, dann sag etwas dazu
choose-then-spoken = Wähle ein Bild, dann sag laut etwas dazu
choose-then-sound = Wähle ein Bild und nimm deinen Hinweis auf
speak-before-you-see = Sprich, bevor du siehst
blind-help = Deine Hand schläft, bis du gesprochen hast. Dann legen alle, auch du, ein passendes Bild.
hand-hint = Wische durch deine Hand · tippe zum Vergrößern
clue-placeholder = Ein Wort, ein Satz, ein Laut …
your-clue = Dein Hinweis
tell-it = Erzählen
tell-then-look = Erzählen, dann schauen
spoken-help = Wenn alle es gehört haben, drücke.
say-it-aloud = Sag es laut.
you-said-it = Du hast es laut gesagt
clue-as-recording = Ein aufgenommener Hinweis
listen = Anhören
listen-to = { $name } anhören
listen-again = Noch einmal hören
record = Hinweis aufnehmen
record-help = Bis zu zehn Sekunden: ein Wort, eine Melodie, ein Geräusch.
record-done = Fertig
record-again = Neu aufnehmen
recording-now = Jetzt sprechen …
recorded = Aufgenommen. Hör es an oder erzähle es.
microphone-asking = Warte auf das Mikrofon …
microphone-refused = Das Mikrofon ist für diese Seite gesperrt.
microphone-refused-help = Erlaube es in den Einstellungen des Browsers und versuche es noch einmal.
microphone-missing = Kein Mikrofon gefunden.
microphone-missing-help = Schließe eines an oder spiele diesen Platz auf einem Telefon.
microphone-insecure = Diese Seite kann das Mikrofon nicht öffnen.
microphone-insecure-help = Browser erlauben es nur bei Adressen, die mit https beginnen.
sound-file = Stattdessen eine Tondatei senden
try-again = Noch einmal versuchen
awaiting-spoken = Hör zu: { $name } sagt den Hinweis gleich laut
awaiting-sound = { $name } nimmt einen Hinweis auf
i-have-said-it = Ich habe es gesagt
choose-picture-first = Wähle zuerst ein Bild
say-something-first = Sag zuerst etwas
choose-this = Dieses nehmen
choose-this-of = Dieses nehmen ({ $number } von { $count })
tells = { $name } erzählt
you-tell = Du erzählst
quoted = „{ $words }“
clue-was-spoken = { $name } hat es laut gesagt
clue-as-spoken = Ein gesprochener Hinweis
which-of-yours = { $count ->
    [one] Welches deiner Bilder könnte es sein?
   *[other] Welche { $count } deiner Bilder könnten es sein?
}
which-of-yours-fits-too = Nun schau: Welches deiner Bilder passt zu deinem Hinweis?
which-fits = Welches deiner Bilder passt am besten zu diesen Worten?
give = { $count ->
    [one] Dieses geben
   *[other] Diese { $count } geben
}
laid-aside = Bereitgelegt
take-back = Zurücknehmen
awaiting-text = { $name } sucht nach Worten
meanwhile-hand = Deine Hand, zum Anschauen.
hand-sleeps = In Party schläft deine Hand, bis es einen Hinweis gibt.
waiting-for = { $count ->
    [one] Wir warten auf eine Person
   *[other] Wir warten auf { $count }
}
your-picture-lies = { $count ->
    [one] Dein Bild liegt auf dem Tisch.
   *[other] Deine Bilder liegen auf dem Tisch.
}
your-partner-gives = Dein Gegenüber gibt. Du wirst stimmen.
you-are-watching = Du schaust zu.

## Team
who-gives = Wer von euch gibt ein Bild?
who-gives-help = Die andere Person stimmt ab. Zeigt und beschreibt eure Hand nicht.
i-give = Ich gebe
gives = { $name } gibt
i-will-vote = Ich stimme ab
will-vote = { $name } stimmt ab
suggests-you = { $name } schlägt vor, dass du gibst.
suggests-self = { $name } möchte geben.
waiting-for-partner = Noch fehlt das Ja von { $name }.
agree-i-give = Einverstanden: Ich gebe
agree-they-give = Einverstanden: { $name } gibt
talk = Reden
talk-public = Mit { $name } reden (alle hören es)
talk-private = Mit { $name } reden (nur ihr zwei)
talk-help = Sagt, wer etwas hat. Keine Bilder, keine Beschreibungen.
say = Sagen
talk-unread = Neue Nachrichten
talk-everybody = Sag etwas zu allen am Tisch.
was-said = Was gesagt wurde
to-partner = zum Partner
talk-to = An { $name }
talk-to-all = An alle
gestures = Gesten
reaction-applause = Applaus
reaction-laugh = Lachen
reaction-wow = Staunen
reaction-heart = Herz
reaction-think = Nachdenken
reaction-hurry = Bitte weiter
phrase-let_me = Lass mich.
phrase-i_have_one = Ich hab eins.
phrase-you_give = Gib du, bitte.
phrase-not_sure = Ich hab nichts Rechtes.
phrase-all_right = Einverstanden!

## Die Wand
gallery = Die Bilder
your-hand = Deine Hand
card-number = Bild { $number } des Stapels
card-back = Eine verdeckte Karte
hand-place = Bild { $number } von { $count }
look-at = Bild { $number } von { $count }
back-to-wall = Zurück zur Wand
back-to-hand = Zurück zur Hand
zoom = Vergrößern
previous = Voriges Bild
next = Nächstes Bild
strip = Alle Bilder
yours = deins
owned-by = Bild von { $name }
votes-here = { $count ->
    [0] keine Stimme
    [one] eine Stimme
   *[other] { $count } Stimmen
}
your-vote-here = deine Stimme liegt hier
which-is = Welches Bild ist von { $name }?
they-look-for-yours = Sie suchen deins
where-will-most-vote = Wo stimmen die meisten?
voting-board = Deine Abstimmungstafel
hole-empty = Plättchen noch nicht gelegt
hole-vote = Stimme auf { $slot }. Zurücknehmen
hole-red = Rot auf { $slot }. Zurücknehmen
vote-help = Tippe auf ein Bild, schau es an, dann stimm ab.
two-votes-help = Du hast zwei Stimmen; die zweite musst du nicht nutzen.
second-vote-help = Die zweite ist freiwillig; eine einzige richtige bringt 1 Punkt mehr.
party-help = Sei da, wo die anderen sind. Allein gibt es nichts.
party-teller-help = Grün: sei da, wo die anderen sind. Rot: wer dort stimmt, bekommt nichts.
vote-sealed = Besiegelt. Bis alle gestimmt haben, kannst du noch wechseln.
place-vote = Für { $slot } stimmen
place-move = Stimme auf { $slot } legen
place-green = Grün auf { $slot }
place-red = Rot auf { $slot }
place-take-back = Zurücknehmen
seal-votes = { $count ->
    [one] Eine Stimme besiegeln
   *[other] Beide Stimmen besiegeln
}
seal-tokens = Beide besiegeln
this-is-yours = Das ist dein eigenes Bild.
not-votable = Hier kann keine Stimme liegen.
others-vote = Die anderen stimmen ab.
teller-watches = Dein Bild hängt dazwischen. Jetzt wählen die anderen.
partner-votes = Dein Gegenüber stimmt für euch beide.

## Auflösung
picture-of = Das Bild von { $name }
your-picture = Dein Bild
where-you-met = Wo ihr euch getroffen habt
your-round = Deine Runde
your-teams-round = Die Runde eures Teams
no-points = Diesmal keine Punkte.
voted-own-team = Eure Stimme lag auf dem Bild eures eigenen Teams.
everyones-points = Alle Punkte
next-round = Nächste Runde
see-result = Zum Ergebnis
points-of-round = Punkte in Runde { $number }
told = hat erzählt
track = Die Wertungstafel
plaque-together = { $count ->
    [one] allein
   *[other] { $count } hier
}
plaque-struck = gestrichen
party-story = So viele Punkte, wie zusammenstehen, höchstens fünf. Unter Rot keine.
won-found = gefunden
won-told = einige fanden es, nicht alle
won-spared = alle oder niemand fand es
won-single = nur eine Stimme
won-vote-of = Stimme von { $name }
won-votes-capped = { $count } Stimmen, höchstens { $cap }
won-together = { $count } stimmten gleich
told-all-voted = Alle haben gestimmt.
told-it-was = Es war Nummer { $slot }: das Bild von { $name }.
told-some = { $count ->
    [one] Eine Person fand es: +3, und +3 für { $name }.
   *[other] { $count } fanden es: je +3, und +3 für { $name }.
}
told-all = Alle fanden es: nichts für { $name }, 2 für alle anderen.
told-none = Niemand fand es: nichts für { $name }, 2 für alle anderen.
told-decoy = { $count ->
    [one] Das Bild von { $name } bekam eine Stimme: +{ $points }.
   *[other] Das Bild von { $name } bekam { $count } Stimmen: +{ $points }.
}
told-together = { $count } stimmten gleich: je +{ $points }.
told-nobody-met = Niemand traf jemanden: diesmal keine Punkte.
told-red = Rot liegt auf { $slot }: nichts für alle, die dort stimmten.
told-leads = { $name } führt mit { $score }.
told-lead-together = { $names } führen gemeinsam mit { $score }.

## Ergebnis
the-end = Ende
game-over = Das Spiel ist aus
game-stopped = Das Spiel wurde abgebrochen. Niemand gewinnt.
after-rounds = { $count ->
    [one] Nach einer Runde
   *[other] Nach { $count } Runden
}
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
you-win = { $mode ->
    [team] Euer Team gewinnt
   *[other] Du gewinnst
}
winning-score = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}
play-again = Noch einmal
back-to-table = Tisch ändern
host-decides = Wer den Tisch leitet, kann ein neues Spiel beginnen.
the-rounds = Die Runden
standings = Endstand
the-rounds-help = Tippe auf eine Runde, um alle Bilder und Stimmen noch einmal zu sehen.
found-by-of = { $count ->
    [0] von niemandem gefunden
   *[other] von { $count } von { $of } gefunden
}
previous-round = Vorige Runde
next-page = Nächste Runde
honours = Schöne Worte
honour-mysterious = Am rätselhaftesten
honour-mysterious-for = { $names }: von { $count } von { $of } gefunden
honour-decoy = Beste Täuschung
honour-decoy-for = { $names }: { $count } Stimmen für ein Bild
honour-reader = Gedankenleser
honour-reader-for = { $names }: { $count } von { $of } gefunden
honour-tuned = Im Einklang
honour-tuned-for = { $names }: in { $count } von { $of } Runden andere getroffen
honour-kindred = Verwandte Seelen
honour-kindred-for = { $names }: { $count }-mal gleich gestimmt
honour-own-eyes = Eigene Augen
honour-own-eyes-for = { $names }: { $count } Stimmen, die sonst niemand gab
honour-red = Kühnstes Rot
honour-red-for = { $names }: { $count } Stimmen auf einmal gestrichen
download-record = Das Spiel als Datei

## Menü und Uhr
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
sound = Klänge
notify = Bescheid geben, wenn ich dran bin
notify-help = Wenn du woanders hinschaust. Dein Gerät fragt dich vorher.
notify-denied = Dein Gerät erlaubt es nicht. Das lässt sich in seinen Einstellungen ändern.
open-tv = Gemeinsamen Bildschirm öffnen
copy-seat-link = Meinen persönlichen Link kopieren
copy-seat-help = Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen. Gib ihn niemandem.
show-seat-qr = Meinen persönlichen QR-Code zeigen
hide-seat-qr = QR-Code verbergen
seat-qr = QR-Code, der deinen Platz auf einem anderen Gerät öffnet
my-data = Was von dir gespeichert ist
my-data-help = Deine Namen, Nachrichten, Hinweise, Aufnahmen und Bilder an diesem Tisch.
my-data-take = Herunterladen
my-data-forget = Vergesst mich
my-data-forget-really = Ja, vergesst mich endgültig
my-data-forget-help = Du verlässt den Tisch, und alles davon wird gelöscht. Deine gespielten Karten und Stimmen bleiben, unter einem anderen Namen.
my-data-trouble = Das ging gerade nicht: versuch es gleich noch einmal
leave = Tisch verlassen
leave-really = Ja, endgültig gehen
leave-help = Deinen Platz bekommt ein Bot, oder er fällt weg. Willst du wiederkommen, schließ einfach die Seite.
hurry = Für alle spielen, die noch überlegen
for-the-host = Für die Tischleitung
lock-table = Tisch schließen
lock-help = Niemand Neues kann sich setzen. Wer einen Platz hat, behält ihn.
send-away-really = Ja, { $name } wegschicken
send-away-help = { $name } kann sich hier erst wieder setzen, wenn du es erlaubst.
was-sent-away = { $name } wurde weggeschickt
let-back = Wieder hereinlassen
stop-game = Spiel abbrechen
stop-game-really = Ja, jetzt abbrechen
stop-game-help = Niemand gewinnt. Ihr könnt mit denselben Leuten neu anfangen.
clock-left = Noch { $time }
clock-paused = Angehalten bei { $time }
clock-pause = Uhr anhalten
clock-resume = Uhr weiterlaufen lassen
clock-extend = Eine Minute mehr
seconds-left = Noch { $count } Sekunden

## Gemeinsamer Bildschirm
tv-join = Komm dazu:
tv-waiting = { $count ->
    [0] Code scannen und hinsetzen.
    [one] Eine Person am Tisch. Setz dich dazu.
   *[other] { $count } am Tisch.
}
tv-voting = { $count ->
    [one] Abstimmung: eine Person schaut noch
   *[other] Abstimmung: { $count } schauen noch
}
tv-again = Noch eine? Wer den Tisch leitet, kann neu beginnen.

## So geht’s
how-idea-title = Die Idee
how-idea = Eine Person erzählt. Sie wählt ein Bild aus ihrer Hand und sagt etwas dazu: ein Wort, einen Satz, ein Lied, einen Laut.
how-give-title = Alle geben
how-give = Die anderen wählen ein eigenes Bild, das auch passen könnte. Die Bilder werden gemischt und aufgehängt.
how-vote-title = Alle stimmen ab
how-vote = Welches Bild war gemeint? Alle außer der erzählenden Person stimmen geheim ab.
how-score-title = Punkte
how-score-some = Einige finden es, nicht alle: 3 fürs Erzählen, 3 für alle, die es gefunden haben.
how-score-none = Alle oder niemand findet es: nichts fürs Erzählen, 2 für alle anderen. Sag also nicht zu viel und nicht zu wenig.
how-score-votes = Und 1 für jede Stimme auf deinem Bild, höchstens 3.
how-end-title = Das Ende
how-end = Wer zuerst 30 Punkte hat, gewinnt. Dann noch eine Runde, weil es schön war.
how-large-title = Sieben oder mehr
how-large = Alle haben zwei Stimmen; die zweite ist freiwillig. Mit nur einer gefunden: 1 Punkt mehr.
how-team-title = Team
how-team = Ihr spielt zu zweit. Bei jedem Hinweis einigt ihr euch, wer ein Bild gibt; die andere Person stimmt ab.
back = Zurück
how-here = An diesem Tisch
how-party-clue-title = Erst die Worte
how-party-clue = Wer erzählt, spricht, bevor er seine Bilder gesehen hat. Dann legen alle, auch wer erzählt, ein Bild, das passt.
how-party-vote-title = Stimmen, wo die anderen stimmen
how-party-vote = So viele Punkte, wie zusammen auf einem Bild stehen, höchstens 5. Allein gibt es nichts. Das rote Plättchen streicht ein Bild: nichts für alle, die dort stehen.
how-team-end = Das Spiel endet, wenn alle einmal erzählt haben. Es gewinnt das Paar mit den meisten Punkten.
how-party-end = Das Spiel endet, wenn alle einmal erzählt haben. Wer die meisten Punkte hat, gewinnt.

## Ein erstes Spiel
lesson-claim = Du und drei Bots. Jemand muss anfangen: Drück auf „Ich erzähle zuerst“.
lesson-tell = Wähl ein Bild und sag ein paar Worte dazu. Nicht zu deutlich, nicht zu dunkel: Einige sollen es finden, aber nicht alle.
lesson-told = Die anderen suchen jetzt eigene Bilder, die auch zu deinen Worten passen könnten.
lesson-watch = Alle Bilder hängen an der Wand, deins ist dabei. Die anderen stimmen für das, das sie für deins halten.
lesson-own-some = Einige haben dein Bild gefunden, nicht alle: Das ist die Kunst. 3 Punkte für dich, 3 für alle, die es gefunden haben.
lesson-own-all = Alle haben es gefunden: Das war zu deutlich. Nichts für dich, 2 Punkte für alle anderen.
lesson-own-none = Niemand hat es gefunden: Das war zu dunkel. Nichts für dich, 2 Punkte für alle anderen.
lesson-hear = Jetzt erzählt jemand anderes. Schau inzwischen deine Hand durch.
lesson-answer = Das sind die Worte von { $name }. Gib das Bild, das die anderen für das von { $name } halten könnten.
lesson-given = Dein Bild liegt bei den anderen. Wenn alle gegeben haben, wird gemischt und aufgehängt.
lesson-vote = Welches Bild ist von { $name }? Tippe eins an, schau es an, dann stimm ab. Für dein eigenes geht es nicht.
lesson-sealed = Besiegelt. Wenn alle gestimmt haben, erzählt die Wand.
lesson-found = Du hast das Bild von { $name } gefunden: 3 Punkte für dich, 3 für { $name }.
lesson-missed = Das von { $name } war ein anderes. Wer es gefunden hat, bekommt 3 Punkte, und { $name } auch.
lesson-votes = Und 1 Punkt für jede Stimme, die dein eigenes Bild bekommen hat.
lesson-finish = Verstanden
lesson-skip = Ohne Begleitung
lesson-done-title = Das ist das ganze Spiel
lesson-done = Du hast erzählt, geantwortet und gestimmt. Wer zuerst 30 Punkte hat, gewinnt. Mit Menschen, die du kennst, ist es noch schöner.
lesson-play-on = Weiterspielen

## Schwierigkeiten
connection-lost = Verbindung verloren.
connection-trying = Wir versuchen es weiter; dein Platz und deine Hand bleiben.
connection-back = Wieder da
seat-lost = Dieser Platz wird jetzt anderswo gespielt. Du schaust zu.
old-link-help = Der Platz wurde aufgegeben, oder der Link ist nicht ganz kopiert. Setz dich neu hin oder schau einfach zu.
no-such-table-help = Hier gibt es keinen Tisch { $code }. Codes haben sechs Buchstaben; Tische werden weggeräumt, wenn lange niemand kam.
old-page-help = Der Tisch wurde erneuert. Lade die Seite neu, dein Platz bleibt.
trouble-help = Dein Platz und deine Hand bleiben. Versuch es gleich noch einmal.
sent-away-help = War das ein Versehen? Bitte die Tischleitung, dich wieder hereinzulassen, und lade dann die Seite neu.
load-again = Neu laden
to-start = Zum Anfang
no_connection = Der Server ist nicht zu erreichen.

## Absagen
no_such_table = Diesen Tisch gibt es nicht
wrong_key = Dieser Link öffnet hier keinen Platz
key_must_be_16_bytes = Der Platzschlüssel ist nicht richtig geformt
sit_down_first = Setz dich zuerst
sent_away = Du wurdest von diesem Tisch weggeschickt
table_is_locked = Dieser Tisch ist geschlossen: Niemand Neues kann sich setzen
already_seated = Du sitzt schon hier
table_is_full = Der Tisch ist voll.
name_is_empty = Wie heißt du?
name_is_too_long = Der Name ist zu lang
name_is_taken = So heißt hier schon jemand
no_such_rabbit = Diesen Hasen gibt es nicht
rabbit_is_taken = Diesen Hasen hat schon jemand
only_the_host_may = Das darf nur, wer den Tisch leitet
no_such_person = Diese Person ist nicht mehr da
bots_cannot_host = Ein Bot kann den Tisch nicht leiten
settings_not_understood = Diese Einstellungen passen nicht zusammen
game_is_running = Es läuft ein Spiel
no_game_is_running = Es läuft kein Spiel
wait_for_the_next_round = Du kommst mit der nächsten Runde dazu
order_must_name_everybody_once = Jemand kam oder ging; versuch es noch einmal
word_is_empty = Schreib zuerst ein Wort
text_is_empty = Schreib zuerst etwas
text_is_too_long = Das ist zu lang
talk_is_off = An diesem Tisch ist das Reden ausgeschaltet
only_teams_talk_apart = Nur Teams reden unter sich
there_is_no_clock = Es gibt keine Uhr
no_such_recording = Die Aufnahme ist nicht angekommen
recording_is_too_long = Das ist zu lang: höchstens zehn Sekunden
recording_not_understood = Diese Aufnahme ist nicht lesbar
no_such_picture = Dieses Bild ist nicht mehr da
picture_is_known = Dieses Bild, oder eines, das genauso aussieht, ist schon da
enough_pictures = Mehr eigene Bilder fasst dieser Tisch nicht
no_such_deck = Diesen Stapel gibt es auf diesem Server nicht
deck_name_is_taken = Ein Stapel dieses Namens ist schon auf diesem Server
uploads_are_off = Dieser Server nimmt keine Bilder an
table_is_out_of_room = Der Platz dieses Tisches ist voll: Entferne zuerst ein Bild
server_is_out_of_room = Dieser Server hat keinen Platz für weitere Bilder
not_a_picture = Das ist kein Bild, das wir öffnen können; JPEG, PNG, WebP, AVIF und GIF sind welche
picture_is_svg = SVG-Zeichnungen nehmen wir nicht: speichere sie als PNG
picture_is_heic = HEIC-Fotos lassen sich hier nicht öffnen: schick es als JPEG
picture_is_damaged = Die Datei ist beschädigt oder unvollständig
picture_moves = Es bewegt sich: nur stehende Bilder können Karten sein
picture_is_two_things = In dieser Datei steckt noch etwas anderes: speichere das Bild neu und versuch es noch einmal
picture_is_too_heavy = Die Datei ist größer als 24 MB
picture_is_too_large = Es hat mehr als 64 Millionen Bildpunkte: mach es zuerst kleiner
picture_is_too_small = Es ist zu klein: eine Karte braucht mindestens 200 × 300 Bildpunkte
picture_says_too_much = Neben diesem Bild steht viel zu viel: speichere es neu, ohne seine Angaben
picture_took_too_long = Diese Datei ließ sich nicht rechtzeitig öffnen
archive_is_damaged = Das Zip ist beschädigt oder unvollständig
archive_is_locked = Das Zip hat ein Passwort: pack es ohne
archive_is_too_large = Das Zip enthält zu viel: höchstens 1000 Dateien und 256 MB
archive_in_archive = Ein Zip im Zip wird nicht geöffnet: pack es zuerst aus
archive_leads_astray = Dateinamen in diesem Zip führen aus ihm hinaus: pack die Bilder neu
nothing_in_it = Es sind keine Bilder darin
cannot_write_now = Der Server kann gerade nicht speichern. Nichts ist verloren; versuch es noch einmal.
too_many_tables = Von hier wurden zu viele Tische eröffnet. Warte ein wenig.
too_fast = Das war zu schnell. Versuch es noch einmal.
not_understood = Diese Seite ist nicht auf dem neuesten Stand
game_has_ended = Das Spiel ist aus
seat_is_not_playing = Du spielst in diesem Spiel nicht mit
not_in_this_phase = Der Moment ist vorbei
storyteller_already_chosen = Jemand war schneller
first_clue_claims = Hier erzählt, wer den ersten Hinweis gibt
only_storyteller_gives_clue = Nur wer erzählt, gibt den Hinweis
clue_needs_a_card = Wähle ein Bild zu deinem Hinweis
clue_takes_no_card = In Party kommt der Hinweis ohne Bild
clue_is_empty = Sag zuerst etwas
clue_is_too_long = Der Hinweis ist zu lang: höchstens 200 Zeichen
clue_is_spoken = An diesem Tisch wird gesprochen
card_not_in_hand = Dieses Bild hast du nicht in der Hand
storyteller_has_submitted = Dein Bild liegt schon da
already_submitted = Dein Bild liegt schon da
wrong_number_of_cards = Das sind nicht so viele Bilder wie nötig
cards_must_differ = Bitte zwei verschiedene Bilder
only_teams_name_a_giver = Nur Teams bestimmen, wer gibt
storytellers_team_names_no_giver = Das erzählende Team gibt kein weiteres Bild
giver_must_be_of_the_team = Nur eine Person von euch beiden kann geben
giver_already_agreed = Ihr seid euch schon einig
giver_not_agreed = Einigt euch zuerst, wer gibt
partner_gives = Dein Gegenüber gibt
storyteller_does_not_vote = Wer erzählt, stimmt nicht ab
giver_does_not_vote = Dein Gegenüber stimmt für euch beide
wrong_number_of_votes = Das sind nicht so viele Stimmen wie erlaubt
votes_must_differ = Bitte zwei verschiedene Bilder
no_such_slot = Dort hängt kein Bild
cannot_vote_for_own_card = Das ist dein eigenes Bild
cannot_vote_for_own_team = Das ist das Bild eures Teams
red_token_is_missing = Leg auch das rote Plättchen
only_storyteller_places_red = Rot hat nur, wer erzählt
red_cannot_lie_on_green = Rot darf nicht auf deinem Grün liegen
already_confirmed = Du bist schon bereit
too_few_players = Es fehlen noch Mitspielende
too_many_players = Das sind zu viele Mitspielende
teams_need_an_even_number = Für Teams braucht es eine gerade Zahl
teams_keep_their_seats = In Team kommt während des Spiels niemand dazu
end_does_not_fit_mode = Dieses Ende passt nicht zu diesem Spiel
deck_is_too_small = Der Stapel hat zu wenige Bilder für so viele
seat_is_taken = Dieser Platz ist besetzt
no_such_seat = Diesen Platz gibt es nicht
not_enough_cards_to_join = Es sind nicht genug Bilder übrig, um dazuzukommen
