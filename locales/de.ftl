### conteur auf Deutsch. Wie auf der Schachtel eines guten Familienspiels: warm, kurz, klar. docs/words.md sagt, wofür jede Zeile ist.

## Anfang
tagline = Ein Hinweis, und alle legen eine Karte dazu. Welche war gemeint?
open-table = Tisch eröffnen
join-with-code = Mit Code beitreten
join = Beitreten
play-with-bots = Jetzt mit Bots spielen
public-tables = { $count ->
    [one] Ein öffentlicher Tisch
   *[other] { $count } öffentliche Tische
}
table-is-playing = Spiel läuft
how-to-play = So geht’s
lesson = Spielend lernen: zwei Minuten
language = Sprache
offline = Du bist offline. Die Bilder kannst du trotzdem ansehen, zum Spielen fehlt die Verbindung. Sobald sie steht, geht es hier von selbst weiter.
name-of-a-guest = Hase

## Am Tisch
menu = Menü
close = Schließen
cancel = Abbrechen
keep = Fertig
arriving = Auf dem Weg zum Tisch …
table-code = Tisch { $code }
hosts-table = Tisch von { $name }
at-the-table = { $count ->
    [one] Eine Person · Platz für 12
   *[other] { $count } am Tisch · Platz für 12
}
players = Mitspieler
sit-title = Tisch { $code }
already-here = Schon da:
your-name = Dein Name
your-rabbit = Dein Hase
your-look = Dein Name und dein Hase
sit-down = Platz nehmen
just-watch = Nur zuschauen
full-help = Du kannst zuschauen, bis ein Platz frei wird.
invite = Einladen
copied = Kopiert
copy-this-link = Kopier diesen Link:
unreachable = Andere Geräte können noch nicht mitspielen: Dieser Computer ist in keinem Netzwerk.
add-bot = Bot dazuholen
tv = TV
qr = QR-Code mit dem Link zu diesem Tisch
is-host = Host
is-bot = Bot
is-away = offline
is-awaited = überlegt noch
swap-help = Mit { $name } tauschen: Tipp auf einen anderen Platz.
make-host = Zum Host machen
send-away = Entfernen
start-with = Mit { $count } starten
waiting-for-host = { $name } startet das Spiel.
rabbit-0 = Rot, einfarbig, Ohren aufrecht
rabbit-1 = Orange, gepunktet, Ohren gespreizt
rabbit-2 = Meergrün, Querbänder, Hängeohren
rabbit-3 = Hellblau, gestreift, ein Ohr geknickt
rabbit-4 = Violett, schräg gestreift, Ohren nach links
rabbit-5 = Rosa, kariert, Ohren nach rechts
rabbit-6 = Laubgrün, zwei Hälften, kurze Ohren
rabbit-7 = Dunkelblau, Pluszeichen, lange dünne Ohren
rabbit-8 = Weiß, Ringe, gekreuzte Ohren
rabbit-9 = Braun, Zickzack, gerollte Ohren
rabbit-10 = Grau, gefleckt, ein Ohr oben, eins unten
rabbit-11 = Oliv, breite Streifen, beide Ohren geknickt

## So spielen wir
how-we-play = So spielen wir
mode = Spielmodus
mode-base = Klassisch
mode-party = Party
mode-team = Team
mode-base-help = 3 bis 12 Mitspieler. Finde die Karte des Erzählers. Ab 7 Mitspielern haben alle zwei Stimmen.
mode-party-help = 6 bis 12 Mitspieler. Erst der Hinweis, dann die Karten. Stimm für die Karte, für die wohl die meisten stimmen.
mode-team-help = 6, 8, 10 oder 12 in Zweierteams, Partner gegenüber. Einer legt eine Karte, der andere stimmt ab.
edition = Spielregel
edition-odyssey = Odyssey (Standard)
edition-odyssey-help = Die üblichen Regeln.
edition-pl-2 = Polnisch, 2. Auflage
edition-pl-2-help = Stimmen für deine Karte zählen nur, wenn einige die des Erzählers finden, aber nicht alle.
edition-ar = Arabisch
edition-ar-help = Klassisch: der ganze Stapel; bis 6 Mitspieler keine Obergrenze für Punkte aus Stimmen. Party: Rot nie auf dem eigenen Grün. Team: keine Obergrenze, und Partner chatten unter sich.
edition-pl-1 = Polnisch, 1. Auflage
edition-pl-1-help = Party: Vor dem Hinweis sieht niemand seine Karten.
edition-nl = Niederländisch
edition-nl-help = Wer den ersten Hinweis gibt, ist der erste Erzähler.
play-to = Spiellänge
end-edition = Wie in der Spielregel
end-points = Bis { $count } Punkte
end-laps = { $count ->
    [one] Einmal reihum
    [2] Zweimal reihum
   *[other] { $count }-mal reihum
}
end-pile = Der ganze Stapel
pace = Zeitlimit
pace-off = Keins
pace-off-help = Nehmt euch alle Zeit der Welt.
pace-relaxed = Gemütlich
pace-relaxed-help = Zwei bis drei Minuten je Schritt.
pace-brisk = Flott
pace-brisk-help = Höchstens eine Minute je Schritt.
pace-own = Eigenes
pace-own-help = Der Host legt die Zeiten fest.
clue = Hinweis
clue-text = Geschrieben
clue-text-help = Alle lesen ihn auf dem Bildschirm.
clue-spoken = Gesprochen
clue-spoken-help = Im selben Raum oder am Telefon: laut sagen.
clue-sound = Aufgenommen
clue-sound-help = Alle hören die Aufnahme.
plain-has-no-microphone = Unter dieser Adresse können Handys nicht aufnehmen. Schreiben oder laut sagen geht.
that-is-rounds = { $count ->
    [one] Das ist eine Runde.
   *[other] Das sind { $count } Runden.
}
phase-claiming = Wer fängt an
phase-telling = Hinweis geben
phase-submitting = Karte legen
phase-voting = Abstimmen
phase-scored = Punkte
seconds-help = In Sekunden. Leer heißt: kein Limit.
more-settings = Mehr Regeln und Optionen
option-first_storyteller = Erster Erzähler
option-first_storyteller-claim = Wer zuerst drückt
option-first_storyteller-clue = Wer den ersten Hinweis gibt
option-first_storyteller-random = Das Los entscheidet
option-second_vote = Zweite Stimme
option-second_vote-auto = Ab 7 Mitspielern
option-second_vote-never = Nie
option-bonus_when = Stimmen für deine Karte zählen
option-bonus_when-always = In jeder Runde
option-bonus_when-mixed = Nur wenn einige, aber nicht alle richtig lagen
option-bonus_cap = Punkte aus Stimmen
option-bonus_cap-3 = Höchstens 3 je Runde
option-bonus_cap-none = Ohne Obergrenze
option-red_on_green = Beide Plättchen auf einer Karte
option-red_on_green-allowed = Erlaubt
option-red_on_green-forbidden = Nicht erlaubt
option-party_hands = Karten vor dem Hinweis
option-party_hands-storyteller = Für den Erzähler verdeckt
option-party_hands-all = Für alle verdeckt
option-own_team_vote = Stimme für die Karte des Partners
option-own_team_vote-void = Bringt nichts
option-own_team_vote-count = Zählt wie jede andere
option-own_team_vote-forbid = Nicht erlaubt
option-team_talk = Chat unter Partnern
option-team_talk-public = Alle lesen mit
option-team_talk-private = Nur die beiden
leavers = Wenn jemand geht
leavers-bot = Ein Bot spielt weiter
leavers-go = Der Platz fällt nach der Runde weg
bot-level = Spielstärke der Bots
bot-level-easy = Leicht
bot-level-medium = Mittel
bot-level-hard = Schwer
bots-speak = Sprache der Bots
bots-learn = Bots lernen von uns
bots-learn-help = Dieser Server merkt sich die Hinweise von hier, ohne Namen. So spielen seine Bots später besser.
has-talk = Chat und Reaktionen
has-talk-help = Kurze Nachrichten, die alle am Tisch lesen.
is-public = Öffentlicher Tisch
is-public-help = Alle können ihn finden und sich dazusetzen.
shuffle-word = Hilf beim Mischen
shuffle-word-help = Schreib irgendein Wort, es mischt mit: So kann niemand schummeln, nicht einmal der Server.
mix-in = Hinzufügen

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
pictures-enough = { $needed } nötig
pictures-choose-or-add = Stapel wählen oder eigene Bilder
decks = Stapel
own-pictures = Unsere eigenen Bilder
pictures-drop = Bilder, Ordner oder Zip-Datei hier ablegen
pictures-add = Bilder hinzufügen
pictures-folder = Ordner hinzufügen
pictures-zip = Zip hinzufügen
pictures-help = Fotos oder Zeichnungen. Wir drehen sie richtig herum, schneiden sie auf Kartengröße zu und löschen Ort und Datum. Nur dieser Tisch sieht sie.
pictures-sending = Bilder werden gesendet
pictures-sent = { $done } von { $count }
understood = Alles klar
bots-only-guess = Ohne Worte können Bots nur raten: Gib deinen Bildern einen Titel oder Stichwörter.
picture-words = Titel und Stichwörter
picture-title = Titel
picture-tags = Stichwörter, mit Komma getrennt
picture-remove = Dieses Bild entfernen
save = Speichern
deck-save-as = Als Stapel speichern unter
deck-save-help = Alle auf diesem Server können diese Bilder dann sehen und damit spielen.
deck-saved = Gespeichert. Du findest sie bei den Stapeln.
see-deck = Bilder von { $title } ansehen
see-pictures = Bilder ansehen
deck-by = Von { $authors }
deck-licence = Lizenz: { $licence }

## Eine Runde
round = Runde { $number }
your-turn = Du bist dran
asked-may-claim = Idee für einen Hinweis? Dann fang an.
asked-may-tell = Du erzählst. Wähl eine Karte und gib einen Hinweis.
asked-may-name-giver = Wer von euch beiden legt eine Karte?
asked-may-submit = Der Hinweis ist da. Wähl eine Karte, die passt.
asked-may-vote = Die Karten liegen offen. Stimm ab.
who-tells-first = Wer erzählt zuerst?
claim-help = Bringt dich eine deiner Karten auf eine Idee? Wer zuerst drückt, ist der erste Erzähler.
claim-help-party = Im Party-Modus kommt der Hinweis vor den Karten. Wer zuerst drückt, fängt an.
i-tell-first = Ich fange an
nobody-tells-yet = Wer wird der erste Erzähler?
first-clue-tells = Wer zuerst einen Hinweis gibt, erzählt
you-are-storyteller = Du erzählst
choose-then-text = Wähl eine Karte, dann schreib einen Hinweis
choose-then-spoken = Wähl eine Karte, dann sag den Hinweis laut
choose-then-sound = Wähl eine Karte, dann nimm den Hinweis auf
speak-before-you-see = Erst der Hinweis, dann die Karten
blind-help = Deine Karten bleiben verdeckt, bis du deinen Hinweis gegeben hast. Dann legen alle, auch du, eine passende Karte.
hand-hint = Wisch durch die Karten · tipp zum Vergrößern
tell-goal = Einige sollen deine Karte finden, aber nicht alle.
clue-placeholder = Wort, Satz, Liedzeile …
your-clue = Dein Hinweis
tell-it = Hinweis geben
tell-then-look = Hinweis geben, dann schauen
spoken-help = Drück, wenn ihn alle gehört haben.
say-it-aloud = Sag den Hinweis laut.
you-said-it = Du hast es laut gesagt
clue-as-recording = Hinweis als Aufnahme
listen = Anhören
listen-to = { $name } anhören
listen-again = Noch mal anhören
record = Hinweis aufnehmen
record-help = Bis zu zehn Sekunden: Wort, Melodie, Geräusch.
record-done = Fertig
record-again = Neu aufnehmen
recording-now = Aufnahme läuft. Sprich …
recorded = Aufgenommen. Hör rein oder schick es ab.
microphone-asking = Warten auf das Mikrofon …
microphone-refused = Diese Seite darf das Mikrofon nicht benutzen.
microphone-refused-help = Erlaub es im Browser, dann versuch es noch einmal.
microphone-missing = Kein Mikrofon gefunden.
microphone-missing-help = Schließ eins an oder spiel auf dem Handy weiter.
microphone-insecure = Auf dieser Seite geht das Mikrofon nicht.
microphone-insecure-help = Browser erlauben es nur bei Adressen, die mit https beginnen.
sound-file = Lieber eine Tondatei senden
write-clue-instead = Lieber schreiben
say-clue-instead = Lieber laut sagen
try-again = Noch einmal
awaiting-spoken = Hör zu: { $name } sagt gleich den Hinweis
awaiting-sound = { $name } nimmt einen Hinweis auf
i-have-said-it = Ich hab’s gesagt
choose-picture-first = Wähl zuerst eine Karte
choose-pictures-first = { $count ->
    [one] Wähl noch eine Karte
   *[other] Wähl zuerst { $count } Karten
}
say-something-first = Der Hinweis fehlt noch
choose-this = Diese nehmen
choose-this-of = Diese ({ $number } von { $count })
chosen = Gewählt
tells = Erzähler: { $name }
you-tell = Du erzählst
quoted = „{ $words }“
clue-was-spoken = { $name } hat es laut gesagt
clue-as-spoken = Gesprochener Hinweis
which-of-yours = { $count ->
    [one] Welche deiner Karten passt zum Hinweis?
   *[other] Welche { $count } deiner Karten passen zum Hinweis?
}
which-of-yours-fits-too = Jetzt schau: Welche Karte passt zu deinem Hinweis?
which-fits = Welche deiner Karten passt am besten?
answer-goal = Jede Stimme für deine Karte bringt dir einen Punkt.
give = { $count ->
    [one] Diese Karte legen
   *[other] Beide legen
}
laid-aside = Deine Auswahl
take-back = Zurücknehmen
awaiting-text = { $name } denkt sich einen Hinweis aus
meanwhile-hand = Schau dir inzwischen deine Karten an.
hand-sleeps = Im Party-Modus bleiben deine Karten bis zum Hinweis verdeckt.
waiting-for = { $count ->
    [one] Wir warten auf eine Person
   *[other] Wir warten auf { $count } Personen
}
waiting-for-name = Wir warten auf { $name }
person-is-away = { $name } ist offline
play-for = Bot spielt für { $name }
play-for-really = Ja, Bot spielt für { $name }
your-picture-lies = { $count ->
    [one] Deine Karte liegt auf dem Tisch.
   *[other] Deine Karten liegen auf dem Tisch.
}
your-partner-gives = Dein Partner legt eine Karte. Du stimmst ab.
you-are-watching = Du schaust zu.
you-join-next-round = Ab der nächsten Runde spielst du mit.
joins-next-round = { $name } kommt nächste Runde dazu

## Team
who-gives = Wer von euch beiden legt eine Karte?
who-gives-help = Wer keine legt, stimmt ab. Zeigt und beschreibt eure Karten nicht.
who-gives-private = Wer keine legt, stimmt ab. Euer Chat ist privat: Beschreibt eure Karten ruhig.
i-give = Ich lege eine Karte
gives = { $name } legt eine Karte
i-will-vote = Ich stimme ab
will-vote = { $name } stimmt ab
suggests-you = { $name } schlägt vor, dass du eine Karte legst.
suggests-self = { $name } möchte eine Karte legen.
waiting-for-partner = { $name } muss noch zustimmen.
agree-i-give = Gut, ich lege eine Karte
agree-they-give = Gut, { $name } legt eine Karte
talk = Chat
talk-public = Chat mit { $name } (alle lesen mit)
talk-private = Chat mit { $name } (nur ihr zwei)
talk-help = Sagt, wer eine gute Karte hat. Verratet nicht, was darauf zu sehen ist.
say = Senden
talk-unread = Chat: neue Nachrichten
talk-everybody = Schreib etwas an alle am Tisch.
was-said = Nachrichten
to-partner = an den Partner
talk-to = An { $name }
talk-to-all = An alle
gestures = Reaktionen
reaction-applause = Applaus
reaction-laugh = Lachen
reaction-wow = Wow
reaction-heart = Herz
reaction-think = Nachdenken
reaction-hurry = Na, geht’s weiter?
phrase-let_me = Lass mich mal.
phrase-i_have_one = Ich hab was Gutes.
phrase-you_give = Leg du eine, bitte.
phrase-not_sure = Ich hab nichts Passendes.
phrase-all_right = Abgemacht!

## Die Karten auf dem Tisch
gallery = Die Karten auf dem Tisch
your-hand = Deine Karten
card-number = Karte { $number } des Stapels
card-back = Eine verdeckte Karte
hand-place = Karte { $number } von { $count }
look-at = Karte { $number } von { $count }
back-to-wall = Zurück zu allen Karten
back-to-hand = Zurück zu deinen Karten
zoom = Vergrößern
previous = Vorige Karte
next = Nächste Karte
strip = Alle Karten
yours = deine
owned-by = Karte von { $name }
votes-here = { $count ->
    [0] keine Stimme
    [one] eine Stimme
   *[other] { $count } Stimmen
}
your-vote-here = hier liegt deine Stimme
which-is = Welche Karte ist von { $name }?
they-look-for-yours = Die anderen suchen deine Karte
where-will-most-vote = Für welche Karte stimmen die meisten?
voting-board = Deine Stimmen
hole-empty = Noch nicht gelegt
hole-vote = Deine Stimme liegt auf Karte { $slot }. Zurücknehmen
hole-red = Rotes Plättchen auf Karte { $slot }. Zurücknehmen
vote-help = Tipp auf eine Karte, schau sie an, stimm ab.
two-votes-help = Du hast zwei Stimmen; die zweite ist freiwillig.
second-vote-help = Die zweite ist freiwillig. Mit nur einer gefunden: 1 Punkt mehr.
party-help = Stimm wie die anderen. Eine Stimme allein bringt nichts.
party-teller-help = Grün: Stimm wie die anderen. Rot: Stimmen auf dieser Karte bringen nichts.
vote-sealed = Bestätigt. Du kannst wechseln, bis alle abgestimmt haben.
place-vote = Für { $slot } stimmen
place-move = Doch für { $slot } stimmen
place-green = Grün auf { $slot } legen
place-red = Rot auf { $slot } legen
place-take-back = Zurücknehmen
seal-votes = { $count ->
    [one] Eine Stimme bestätigen
   *[other] Beide Stimmen bestätigen
}
seal-tokens = Plättchen bestätigen
this-is-yours = Das ist deine eigene Karte.
not-votable = Für diese kannst du nicht stimmen.
others-vote = Die anderen stimmen ab.
teller-watches = Deine Karte ist dabei. Jetzt stimmen die anderen ab.
partner-votes = Dein Partner stimmt für euch beide ab.
pair-has-no-vote = { $name } erzählt, darum stimmt euer Team nicht ab. Jetzt sind die anderen dran.

## Auflösung
picture-of = Die Karte von { $name }
your-picture = Deine Karte
where-you-met = So habt ihr abgestimmt
your-round = Deine Punkte
your-teams-round = Punkte eures Teams
no-points = Diesmal keine Punkte.
no-points-all = Keine Punkte: Alle haben sie gefunden, der Hinweis war zu leicht.
no-points-none = Keine Punkte: Niemand hat sie gefunden, der Hinweis war zu schwer.
no-points-missed = Keine Punkte: Du lagst daneben, und für deine Karte hat niemand gestimmt.
no-points-alone = Keine Punkte: Sonst hat niemand dafür gestimmt.
no-points-struck = Keine Punkte: Dort liegt das rote Plättchen.
voted-own-team = Euer Team hat für die eigene Karte gestimmt.
everyones-points = Alle Punkte
next-round = Nächste Runde
see-result = Zum Ergebnis
points-of-round = Punkte in Runde { $number }
told = Erzähler
track = Zählleiste
plaque-together = { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
}
plaque-struck = gestrichen
party-story = So viele Punkte, wie Stimmen auf der Karte liegen, höchstens 5. Wo Rot liegt, keine.
won-found = gefunden
won-told = einige, aber nicht alle
won-spared-all = alle fanden sie
won-spared-none = niemand fand sie
won-single = mit nur einer Stimme
won-vote-of = Stimme von { $name }
won-votes-capped = { $count } Stimmen, höchstens { $cap }
won-together = { $count } Stimmen zusammen
told-all-voted = Alle haben abgestimmt.
told-it-was = Es war Nummer { $slot }, die Karte von { $name }.
told-it-was-yours = Es war Nummer { $slot }, deine Karte.
told-some = { $count ->
    [one] Eine Person hat sie gefunden: +3, und +3 für { $name }.
   *[other] { $count } haben sie gefunden: je +3, und +3 für { $name }.
}
told-some-yours = { $count ->
    [one] Eine Person hat sie gefunden: +3, und +3 für dich.
   *[other] { $count } haben sie gefunden: je +3, und +3 für dich.
}
told-all = Alle haben sie gefunden: nichts für { $name }, +2 für alle anderen.
told-all-yours = Alle haben sie gefunden: nichts für dich, +2 für alle anderen.
told-none = Niemand hat sie gefunden: nichts für { $name }, +2 für alle anderen.
told-none-yours = Niemand hat sie gefunden: nichts für dich, +2 für alle anderen.
told-decoy = { $count ->
    [one] Die Karte von { $name } bekam eine Stimme: +{ $points }.
   *[other] Die Karte von { $name } bekam { $count } Stimmen: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Deine Karte bekam eine Stimme: +{ $points }.
   *[other] Deine Karte bekam { $count } Stimmen: +{ $points }.
}
told-together = { $count } Stimmen auf derselben Karte: je +{ $points }.
told-nobody-met = Keine zwei Stimmen auf einer Karte: diesmal keine Punkte.
told-red = Rotes Plättchen auf { $slot }: Stimmen dort bringen nichts.
told-leads = { $how ->
    [won] { $name } gewinnt mit { $score }.
   *[leads] { $name } führt mit { $score }.
}
told-lead-together = { $how ->
    [won] { $names } gewinnen mit { $score }.
    [leads] { $names } führen mit { $score }.
    [all] Gleichstand: Alle haben { $score }.
   *[level] { $names } liegen gleichauf mit { $score }.
}

## Ergebnis
the-end = Ende
game-over = Das Spiel ist vorbei
game-stopped = Der Host hat das Spiel abgebrochen. Niemand gewinnt.
after-rounds = { $count ->
    [one] Nach einer Runde
   *[other] Nach { $count } Runden
}
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
wins-pair = { $names } gewinnen
you-win = { $mode ->
    [team] Euer Team gewinnt
   *[other] Du gewinnst
}
winning-score = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}
play-again = Noch ein Spiel
back-to-table = Regeln oder Plätze ändern
host-decides = Der Host kann ein neues Spiel starten.
the-rounds = Alle Runden
standings = Endstand
the-rounds-help = Tipp auf eine Runde, um Karten und Stimmen zu sehen.
found-by-of = { $count ->
    [0] niemand fand sie
    [one] { $count } von { $of } fand sie
   *[other] { $count } von { $of } fanden sie
}
previous-round = Vorige Runde
next-page = Nächste Runde
honours = Auszeichnungen
honour-mysterious = Rätselhaftester Hinweis
honour-mysterious-for = { $names }: von { $count } von { $of } gefunden
honour-decoy = Beste falsche Fährte
honour-decoy-for = { $names }: { $count } Stimmen für eine Karte
honour-reader = Kann Gedanken lesen
honour-reader-for = { $names }: { $count } von { $of } gefunden
honour-tuned = Im Einklang
honour-tuned-for = { $names }: in { $count } von { $of } Runden mit anderen einig
honour-kindred = Seelenverwandte
honour-kindred-for = { $names }: { $count }-mal gleich abgestimmt
honour-own-eyes = Freigeist
honour-own-eyes-for = { $names }: { $count } Stimmen, die sonst niemand abgab
honour-red = Kühnstes rotes Plättchen
honour-red-for = { $names }: { $count } Stimmen auf einmal gestrichen
download-record = Spiel herunterladen

## Menü und Uhr
theme = Hell oder dunkel
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
sound = Töne
notify = Bescheid, wenn ich dran bin
notify-help = Auch wenn du in einer anderen App bist. Dein Gerät fragt vorher um Erlaubnis.
notify-denied = Dein Gerät erlaubt es nicht. Das kannst du in seinen Einstellungen ändern.
open-tv = TV-Ansicht öffnen
copy-seat-link = Persönlichen Link kopieren
copy-seat-help = Öffne ihn auf einem anderen Gerät und spiel dort weiter. Zeig ihn niemandem.
show-seat-qr = Persönlichen QR-Code zeigen
hide-seat-qr = QR-Code ausblenden
seat-qr = QR-Code: auf einem anderen Gerät weiterspielen
my-data = Was wir über dich speichern
my-data-take = Herunterladen
my-data-forget = Alles löschen
my-data-forget-really = Ja, endgültig löschen
my-data-trouble = Das hat nicht geklappt: Versuch es gleich noch einmal
leave = Tisch verlassen
leave-really = Ja, endgültig gehen
leave-help = Ein Bot übernimmt, oder dein Platz fällt weg. Nur eine Pause? Schließ einfach die Seite, dein Platz bleibt.
hurry = Bot spielt für alle, auf die wir warten
for-the-host = Für den Host
lock-table = Tisch sperren
send-away-really = Ja, { $name } entfernen
send-away-help = { $name } darf nur zurück, wenn du es erlaubst.
was-sent-away = { $name } wurde entfernt
let-back = Wieder zulassen
stop-game = Spiel abbrechen
stop-game-really = Ja, jetzt abbrechen
stop-game-help = Niemand gewinnt. Ihr könnt mit denselben Leuten neu anfangen.
clock-left = Noch { $time }
clock-paused = Angehalten bei { $time }
clock-pause = Uhr anhalten
clock-resume = Uhr fortsetzen
clock-extend = Eine Minute mehr
seconds-left = { $count ->
    [one] Noch eine Sekunde
   *[other] Noch { $count } Sekunden
}

## Gemeinsamer Bildschirm
tv-join = Mitspielen auf
tv-waiting = { $count ->
    [0] Code scannen und mitspielen.
    [one] Eine Person ist da. Spiel mit.
   *[other] { $count } sind schon da.
}
tv-voting = { $count ->
    [one] Abstimmung: Eine Person fehlt noch
   *[other] Abstimmung: { $count } fehlen noch
}
tv-again = Noch ein Spiel? Der Host kann es starten.

## So geht’s
how-idea-title = Die Idee
how-idea = Einer von euch ist der Erzähler. Er wählt eine seiner Karten und gibt dazu einen Hinweis: ein Wort, einen Satz, ein Lied, ein Geräusch.
how-give-title = Alle legen eine Karte
how-give = Die anderen suchen unter ihren Karten eine, die auch passt. Alle Karten werden gemischt und offen ausgelegt.
how-vote-title = Alle stimmen ab
how-vote = Welche Karte ist die des Erzählers? Alle anderen stimmen geheim ab.
how-score-title = Punkte
how-score-some = Einige finden sie, aber nicht alle: 3 für den Erzähler, 3 für alle, die sie fanden.
how-score-none = Alle finden sie oder niemand: nichts für den Erzähler, 2 für alle anderen. Mach es also weder zu leicht noch zu schwer.
how-score-votes = Für alle außer dem Erzähler: 1 für jede Stimme auf der eigenen Karte, höchstens 3.
how-three-title = Zu dritt
how-three = Ihr habt sieben Karten auf der Hand und legt zu jedem Hinweis zwei. Fünf liegen zur Wahl.
how-end-title = Das Ende
how-end-points = Hat jemand { $count } Punkte, endet das Spiel mit dieser Runde.
how-end-laps = { $count ->
    [one] Das Spiel endet, wenn alle einmal Erzähler waren.
    [2] Das Spiel endet, wenn alle zweimal Erzähler waren.
   *[other] Das Spiel endet, wenn alle { $count }-mal Erzähler waren.
}
how-end-pile = Ist die letzte Karte gezogen, endet das Spiel mit dieser Runde.
how-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.
how-win-team = Das Team mit den meisten Punkten gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.
how-large-title = Zu siebt und mehr
how-large = Alle haben zwei Stimmen für zwei verschiedene Karten; die zweite ist freiwillig. Mit nur einer gefunden: 1 Punkt mehr.
how-team-title = Team
how-team = Ihr spielt in Zweierteams mit gemeinsamen Punkten. Auch der Partner des Erzählers legt eine Karte. Die anderen Teams einigen sich, wer eine legt; der andere stimmt ab.
how-team-vote-title = Einer stimmt für beide
how-team-vote = Welche Karte ist die des Erzählers? In den anderen Teams stimmt geheim ab, wer keine Karte gelegt hat.
back = Zurück
how-here = An diesem Tisch
how-party-clue-title = Erst der Hinweis
how-party-clue = Der Erzähler gibt den Hinweis, ohne seine Karten gesehen zu haben. Dann legen alle, auch der Erzähler, eine passende Karte.
how-party-vote-title = Stimm wie die anderen
how-party-vote = Du bekommst so viele Punkte, wie deine gewählte Karte Stimmen hat, höchstens 5; auch deine eigene ist erlaubt. Eine Stimme allein bringt nichts. Das rote Plättchen des Erzählers streicht eine Karte: Dort zählt keine Stimme.
how-party-pass-title = Die Karten wandern
how-party-pass = Nach jeder Runde gehen alle Handkarten verdeckt nach links weiter.

## Ein erstes Spiel
lesson-claim = Du und drei Bots. Jemand muss anfangen: Tipp auf „Ich fange an“.
lesson-tell = Wähl eine Karte und gib einen Hinweis. Nicht zu leicht, nicht zu schwer: Einige sollen sie finden, nicht alle.
lesson-told = Jetzt wählen die anderen eigene Karten, die auch zu deinem Hinweis passen.
lesson-watch = Alle Karten liegen auf dem Tisch, deine ist dabei. Die anderen stimmen ab: Welche ist deine?
lesson-own-some = Einige fanden deine Karte, nicht alle: So soll es sein. 3 Punkte für dich und 3 für alle, die sie fanden.
lesson-own-all = Alle fanden deine Karte: Der Hinweis war zu leicht. Nichts für dich, 2 Punkte für alle anderen.
lesson-own-none = Niemand fand deine Karte: Der Hinweis war zu schwer. Nichts für dich, 2 Punkte für alle anderen.
lesson-hear = Jetzt erzählt jemand anderes. Schau dir inzwischen deine Karten an.
lesson-answer = Das ist der Hinweis von { $name }. Leg eine Karte, die auch von { $name } sein könnte.
lesson-given = Deine Karte liegt auf dem Tisch. Haben alle eine gelegt, wird gemischt und aufgedeckt.
lesson-vote = Welche Karte ist von { $name }? Tipp auf eine, schau sie an, stimm ab. Nur nicht für deine eigene.
lesson-sealed = Bestätigt. Wenn alle abgestimmt haben, siehst du die Lösung.
lesson-found = Du hast die Karte von { $name } gefunden: 3 Punkte für dich, 3 für { $name }.
lesson-missed = Die Karte von { $name } war eine andere. Wer sie fand, bekommt 3 Punkte, und { $name } auch.
lesson-votes = Und 1 Punkt für jede Stimme auf deiner Karte.
lesson-finish = Alles klar
lesson-skip = Tipps ausblenden
lesson-done-title = Das ist das ganze Spiel
lesson-done = Hinweis geben, Karte legen, abstimmen: Das kannst du jetzt. Bei 30 Punkten ist Schluss; wer die meisten hat, gewinnt. Mit Freunden ist es noch schöner.
lesson-play-on = Weiterspielen

## Schwierigkeiten
connection-lost = Verbindung verloren.
connection-trying = Wir verbinden dich neu … Platz und Karten bleiben dir.
connection-back = Wieder verbunden
seat-lost = Du spielst jetzt auf einem anderen Gerät. Hier schaust du nur zu.
old-link-help = Der Platz ist weg, oder der Link ist unvollständig. Setz dich neu hin oder schau zu.
wrong-link-kept = Zu diesem Link gehört hier kein Platz. Du behältst deinen.
seat-offered = Du sitzt hier schon als { $mine }. Auf diesem Gerät als { $theirs } weiterspielen?
seat-offered-help = Das war ein persönlicher Link. Ist es nicht deiner, bleib auf deinem Platz.
seat-offered-stay = Ich bleibe { $mine }
seat-offered-take = Als { $theirs } weiterspielen
no-such-table-help = Vielleicht gibt es den Tisch { $code } nicht mehr: Kommt lange niemand, wird er gelöscht. Lass dir einen neuen Link schicken oder eröffne selbst einen Tisch.
old-page-help = Es gibt eine neue Version. Lad die Seite neu, dein Platz bleibt.
trouble-help = Platz und Karten bleiben dir. Versuch es gleich noch einmal.
sent-away-help = Ein Versehen? Bitte den Host, dich wieder zuzulassen, und lad dann die Seite neu.
load-again = Neu laden
to-start = Zur Startseite
no_connection = Der Server ist nicht erreichbar.

## Absagen
no_such_table = Kein Tisch hat diesen Code: Prüf die sechs Buchstaben
wrong_key = Zu diesem Link gehört hier kein Platz
key_must_be_16_bytes = Der persönliche Link ist unvollständig: Kopier ihn noch einmal
sit_down_first = Setz dich zuerst an den Tisch
sent_away = Der Host hat dich von diesem Tisch entfernt
table_is_locked = Dieser Tisch ist gesperrt: Bitte den Host, ihn zu öffnen
already_seated = Du sitzt schon an diesem Tisch
table_is_full = Der Tisch ist voll.
name_is_empty = Schreib zuerst deinen Namen
name_is_too_long = Der Name ist zu lang: höchstens 24 Zeichen
name_is_taken = So heißt hier schon jemand: Wähl einen anderen Namen
no_such_rabbit = Diesen Hasen gibt es nicht: Wähl einen der zwölf
rabbit_is_taken = Diesen Hasen hat schon jemand: Wähl einen anderen
only_the_host_may = Das darf nur der Host
no_such_person = Diese Person ist nicht mehr da
bots_cannot_host = Ein Bot kann nicht Host sein: Wähl einen Menschen
settings_not_understood = Diese Einstellungen passen nicht zusammen: Nimm eine zurück
game_is_running = Es läuft ein Spiel: Warte, bis es vorbei ist
no_game_is_running = Gerade läuft kein Spiel: Der Host kann eins starten
wait_for_the_next_round = Ab der nächsten Runde spielst du mit
order_must_name_everybody_once = Jemand kam oder ging gerade: Versuch es noch einmal
word_is_empty = Schreib zuerst ein Wort
text_is_empty = Schreib zuerst etwas
text_is_too_long = Das ist zu lang: Kürz es ein wenig
talk_is_off = Hier ist der Chat aus; der Host kann ihn einschalten
only_teams_talk_apart = Nur Partner im Team-Modus können privat chatten
there_is_no_clock = An diesem Tisch gibt es kein Zeitlimit
no_such_recording = Die Aufnahme kam nicht an: Nimm sie noch einmal auf
recording_is_too_long = Das ist zu lang: höchstens zehn Sekunden
recording_not_understood = Diese Aufnahme lässt sich nicht abspielen: Nimm sie neu auf
no_such_picture = Dieses Bild ist nicht mehr da
picture_is_known = Dieses Bild, oder ein ganz gleiches, ist schon da
enough_pictures = Ein Tisch fasst 300 eigene Bilder: Entferne zuerst eins
no_such_deck = Dieser Stapel ist nicht auf diesem Server: Wähl einen anderen
deck_name_is_taken = So heißt auf diesem Server schon ein Stapel: Wähl einen anderen Namen
uploads_are_off = Dieser Server nimmt keine Bilder an: Spielt mit seinen Stapeln
table_is_out_of_room = Dieser Tisch hat keinen Platz für weitere Bilder: Entferne zuerst eins
server_is_out_of_room = Dieser Server hat keinen Platz für weitere Bilder: Spielt mit seinen Stapeln
not_a_picture = Das lässt sich nicht als Bild öffnen: Nimm JPEG, PNG, WebP, AVIF oder GIF
picture_is_svg = SVG-Zeichnungen gehen hier nicht: Speichere sie als PNG
picture_is_heic = HEIC-Fotos gehen hier nicht: Schick das Foto als JPEG
picture_is_damaged = Die Datei ist kaputt oder unvollständig: Schick eine andere Kopie
picture_moves = Das Bild ist animiert: Nimm eins ohne Bewegung
picture_is_two_things = In der Datei steckt noch etwas anderes: Speichere das Bild neu
picture_is_too_heavy = Die Datei ist größer als 24 MB: Mach sie zuerst kleiner
picture_is_too_large = Das Bild hat mehr als 64 Millionen Pixel: Mach es zuerst kleiner
picture_is_too_small = Zu klein: Eine Karte braucht mindestens 200 × 300 Pixel
picture_says_too_much = Die Datei enthält viel zu viele Zusatzdaten: Speichere das Bild ohne sie
picture_took_too_long = Das Öffnen dauerte zu lange: Speichere die Datei neu oder kleiner
archive_is_damaged = Die Zip-Datei ist beschädigt oder unvollständig: Pack sie neu
archive_is_locked = Die Zip-Datei hat ein Passwort: Pack sie ohne
archive_is_too_large = Die Zip-Datei ist zu groß: höchstens 1000 Dateien und 256 MB
archive_in_archive = In der Zip-Datei steckt noch eine: Pack sie zuerst aus
archive_leads_astray = Die Zip-Datei enthält unsichere Dateinamen: Pack die Bilder neu
nothing_in_it = Darin sind keine Bilder: Nimm JPEG, PNG, WebP, AVIF oder GIF
cannot_write_now = Speichern geht gerade nicht. Nichts ist verloren; versuch es noch einmal.
too_many_tables = Aus deinem Netz wurden zu viele Tische eröffnet. Versuch es später noch einmal.
too_fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
not_understood = Diese Seite ist veraltet: Lad sie neu
game_has_ended = Das Spiel ist vorbei
seat_is_not_playing = Du bist in diesem Spiel nicht dabei; spiel das nächste mit
not_in_this_phase = Zu spät: Das Spiel ist schon weiter
storyteller_already_chosen = Jemand war schneller
first_clue_claims = Hier entscheidet der erste Hinweis: Gib einfach deinen
only_storyteller_gives_clue = Nur der Erzähler gibt einen Hinweis
clue_needs_a_card = Wähl eine Karte zu deinem Hinweis
clue_takes_no_card = Im Party-Modus kommt der Hinweis ohne Karte
clue_is_empty = Gib zuerst einen Hinweis
clue_is_too_long = Der Hinweis ist zu lang: höchstens 200 Zeichen
clue_is_spoken = Hier werden Hinweise gesprochen: Sag deinen laut
card_not_in_hand = Diese Karte hast du nicht auf der Hand: Wähl eine andere
storyteller_has_submitted = Deine Karte liegt schon auf dem Tisch
already_submitted = Deine Karte liegt schon auf dem Tisch
wrong_number_of_cards = Leg eine Karte, zu dritt zwei
cards_must_differ = Wähl zwei verschiedene Karten
only_teams_name_a_giver = Nur Teams bestimmen, wer eine Karte legt
storytellers_team_names_no_giver = Im Team des Erzählers legt der Partner die Karte
giver_must_be_of_the_team = Jemand von euch beiden muss eine Karte legen
giver_already_agreed = Ihr seid euch schon einig
giver_not_agreed = Einigt euch zuerst, wer eine Karte legt
partner_gives = Dein Partner legt die Karte
storyteller_does_not_vote = Der Erzähler stimmt nicht ab
giver_does_not_vote = Dein Partner stimmt für euch beide ab
wrong_number_of_votes = Gib eine Stimme ab; ab sieben Mitspielern dürfen es zwei sein
votes_must_differ = Stimm für zwei verschiedene Karten
no_such_slot = Dort liegt keine Karte: Wähl eine andere
cannot_vote_for_own_card = Das ist deine eigene Karte: Stimm für eine andere
cannot_vote_for_own_team = Das ist die Karte eures Teams: Stimm für eine andere
red_token_is_missing = Leg auch das rote Plättchen
only_storyteller_places_red = Nur der Erzähler hat ein rotes Plättchen
red_cannot_lie_on_green = Rot darf nicht auf dein Grün: Leg es auf eine andere Karte
already_confirmed = Du hast schon bestätigt
too_few_players = Es fehlen noch Mitspieler: Klassisch ab 3, Party und Team ab 6
too_many_players = Zu viele: Höchstens 12 können mitspielen
teams_need_an_even_number = Für Teams braucht es eine gerade Zahl: 6, 8, 10 oder 12
teams_keep_their_seats = Im Team-Modus kommt mitten im Spiel niemand dazu; warte aufs nächste
end_does_not_fit_mode = Diese Spiellänge passt nicht zu diesem Modus: Wähl eine andere
deck_is_too_small = Zu wenige Bilder für so viele: Nimm einen Stapel dazu
seat_is_taken = Dieser Platz ist besetzt: Wähl einen anderen
no_such_seat = Diesen Platz gibt es nicht: Wähl einen anderen
not_enough_cards_to_join = Für dich sind zu wenige Karten übrig; beim nächsten Spiel bist du dabei

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Spielst du mit?
preview-invitation = Am Tisch wartet ein Platz auf dich
preview-text = Jemand gibt einen Hinweis, alle legen eine Karte dazu. Welche war gemeint? Öffne den Link und setz dich dazu, ganz ohne Konto.

## more
edition-why = Gedruckte Spielregeln unterscheiden sich etwas. Nehmt die, die ihr kennt.

## growth

said_enough_for_now = Das war viel auf einmal. Kurz durchatmen, dann geht’s weiter.
enough_for_an_hour = Das war viel für eine Stunde. Versuch es später noch einmal.
too_many_decks = Für heute wurden genug Stapel gespeichert. Der nächste geht morgen.
export_is_running = Dein Download läuft schon. Warte, bis er fertig ist.

## people

table_is_closed = Dieser Tisch ist gesperrt
table-closed-help = Nur wer schon da ist, kann ihn sehen. Bitte den Host um einen Link, dann kannst du zuschauen.
lock-closes-help = Niemand kann mehr dazukommen oder zuschauen. Wer da ist, bleibt.
copy-look-link = Link zum Zuschauen kopieren
copy-look-help = Wer den Link hat, kann zuschauen und sieht auch eure eigenen Bilder.
own-pictures-hidden = Eure eigenen Bilder bleiben hier verborgen. Öffnet die TV-Ansicht über das Menü am Tisch, um sie zu zeigen.
name_looks_like_another = Fast genauso heißt hier schon jemand: Wähl einen anderen Namen
tables-kept = 
    { $days ->
        [one] Ein Tisch, den einen Tag lang niemand nutzt, wird mit allen Spielen gelöscht.
       *[other] Ein Tisch, den { $days } Tage lang niemand nutzt, wird mit allen Spielen gelöscht.
    }
tables-kept-always = Tische bleiben hier, bis jemand sie löscht.
my-data-all-help = Deine Namen, Nachrichten, Hinweise, Aufnahmen und Bilder an diesem Tisch und die Stapel, die du daraus gespeichert hast.
my-data-forget-all-help = Du verlässt den Tisch, und all das wird gelöscht, auch die von dir gespeicherten Stapel. Deine gespielten Karten und Stimmen bleiben, unter einem anderen Namen.

## talk

seat_is_in_use = Dieser Platz wird gerade auf einem anderen Gerät genutzt
seat_is_claimed = Jemand anderes fragt schon nach diesem Platz: Warte die Antwort ab
no_such_claim = Das ist schon entschieden
nobody_to_ask = Gerade ist niemand da, den wir fragen können: Versuch es später noch einmal
seat_was_in_use_lately = Dieser Platz wurde eben noch genutzt: Sag noch einmal Ja, wenn er drei Minuten leer war
talk_is_slow = Langsamer Chat: In { $seconds } s kannst du wieder schreiben
you_are_muted = Der Host hat dich stummgeschaltet
host_cannot_be_reported = Meldungen gehen an den Host, deshalb kannst du den Host nicht melden
enough_reports = Beim Host liegen schon viele Meldungen
lost-seat = Ich saß hier schon
lost-seat-help = Wähl deinen Namen. Die anderen werden gefragt und können dir deinen Platz zurückgeben.
lost-seat-waiting = Wir fragen die anderen, ob du { $name } bist …
lost-seat-over = Du hast den Platz nicht bekommen. Frag noch einmal oder nimm einen anderen Namen.
claim-asked = Jemand auf einem neuen Gerät sagt: „Ich bin { $name }.“ Stimmt das?
claim-consequence = Wenn ja, spielt das neue Gerät mit diesen Karten weiter, und das alte verliert den Platz.
claim-yes = Ja, das ist { $name }
claim-no = Nein
claim-agreed = Danke. Noch jemand muss Ja sagen.
notice-left = { $who } hat den Tisch verlassen
notice-sent_away = { $by } hat { $who } entfernt
notice-let_back = { $by } hat { $who } wieder zugelassen
notice-bot_took_over = Bot { $by } spielt für { $who } weiter
notice-seat_regained = { $who } spielt auf neuem Gerät weiter. Bestätigt: { $by }
notice-host_changed = Host ist jetzt { $who }
notice-locked = { $by } hat den Tisch gesperrt
notice-unlocked = { $by } hat den Tisch wieder geöffnet
notice-muted = { $by } hat { $who } stummgeschaltet
notice-unmuted = { $who } kann wieder schreiben
notice-played_for = { $by } lässt einen Bot für { $who } spielen
notice-stood_in = Ein Bot spielt vorerst für { $who }
notice-plays_again = { $who } spielt wieder selbst
about-person = Optionen zu { $name }
mute-for-me = Für mich stummschalten
unmute-for-me = Stummschaltung aufheben
muted-for-me = Von dir stummgeschaltet: { $names }
mute-for-all = Für alle stummschalten
unmute-for-all = Stummschaltung aufheben
is-muted = stumm
report-to-host = Dem Host melden
was-reported = Danke. Das sieht nur der Host.
report-asked = { $by } hat { $name } gemeldet
report-dismiss = Ignorieren
slow-talk = Langsamer Chat
slow-talk-0 = Aus
slow-talk-10 = Eine Nachricht alle 10 s
slow-talk-30 = Eine Nachricht alle 30 s
