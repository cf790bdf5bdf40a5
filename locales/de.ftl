### conteur auf Deutsch. Kurz, warm, erwachsen: was zu tun ist, dann warum.

## Anfang
tagline = Eine Person sagt ein paar Worte. Alle legen ein Bild. Welches war gemeint?
open-table = Tisch eröffnen
join-with-code = Mit einem Code dazukommen
join = Hinein
play-with-bots = Gleich mit Bots spielen
public-tables = { $count ->
    [one] Ein öffentlicher Tisch
   *[other] { $count } öffentliche Tische
}
table-is-playing = spielt gerade
how-to-play = So geht’s
lesson = Spielend lernen: zwei Minuten
language = Sprache
offline = Keine Verbindung. Die Bilder sind da, aber Tische brauchen sie: Sobald sie zurück ist, geht es hier von selbst weiter.
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
add-bot = Bot dazuholen
tv = Fernseher
qr = QR-Code mit dem Link zu diesem Tisch
is-host = kümmert sich um den Tisch
is-bot = Bot
is-away = gerade weg
is-awaited = überlegt noch
swap-help = { $name }: Tipp auf einen anderen Stuhl, um die Plätze zu tauschen.
make-host = Tisch übergeben
send-away = Wegschicken
start-with = Zu { $count } anfangen
waiting-for-host = { $name } startet das Spiel.
rabbit-0 = Zinnober, einfarbig, Ohren aufrecht
rabbit-1 = Ringelblume, gepunktet, Ohren gespreizt
rabbit-2 = Meergrün, breite Bänder, Hängeohren
rabbit-3 = Himmelblau, gestreift, ein Ohr geknickt
rabbit-4 = Pflaume, schräg gestreift, Ohren nach links
rabbit-5 = Rosa, kariert, Ohren nach rechts
rabbit-6 = Laubgrün, zwei Hälften, kurze Ohren
rabbit-7 = Ultramarin, Kreuze, lange dünne Ohren
rabbit-8 = Knochenweiß, Ringe, gekreuzte Ohren
rabbit-9 = Umbra, Winkel, gerollte Ohren
rabbit-10 = Schiefer, Flecken, ein Ohr oben, eines unten
rabbit-11 = Flechte, Gürtel, beide Ohren geknickt

## So spielen wir
how-we-play = So spielen wir
mode = Spiel
mode-base = Klassisch
mode-party = Party
mode-team = Team
mode-base-help = 3 bis 12. Findet das Bild, von dem erzählt wird. Ab 7 haben alle zwei Stimmen.
mode-party-help = 6 bis 12. Erst der Hinweis, dann die Bilder. Stimm da ab, wo die anderen abstimmen.
mode-team-help = 6, 8, 10 oder 12, zu zweit und einander gegenüber. Die eine Person gibt, die andere stimmt ab.
edition = Ausgabe
edition-odyssey = Odyssey
edition-odyssey-help = Die gedruckten Regeln, unverändert.
edition-pl-2 = Polnisch, zweite
edition-pl-2-help = Zusatzpunkte nur, wenn einige, aber nicht alle das richtige Bild fanden.
edition-ar = Arabisch
edition-ar-help = Klassisch: bis zur letzten Karte; bis 6 Personen Punkte aus Stimmen ohne Grenze. Party: Rot nie auf dem eigenen Grün. Team: ohne Grenze, und Teams reden unter sich.
edition-pl-1 = Polnisch, erste
edition-pl-1-help = Party: Vor dem Hinweis sieht niemand die eigene Hand.
edition-nl = Niederländisch
edition-nl-help = Wer den ersten Hinweis gibt, erzählt zuerst.
play-to = Gespielt wird
end-edition = Wie gedruckt
end-points = Bis { $count } Punkte
end-laps = { $count ->
    [one] Einmal reihum
    [2] Zweimal reihum
   *[other] { $count }-mal reihum
}
end-pile = Bis zur letzten Karte
pace = Uhr
pace-off = Keine
pace-off-help = Nehmt euch Zeit.
pace-relaxed = Gemütlich
pace-relaxed-help = Je zwei bis drei Minuten.
pace-brisk = Flott
pace-brisk-help = Je höchstens eine Minute.
pace-own = Eigene
pace-own-help = Zeiten, die dieser Tisch festgelegt hat.
clue = Hinweis
clue-text = Geschrieben
clue-text-help = Alle lesen ihn.
clue-spoken = Gesprochen
clue-spoken-help = In einem Raum oder am Telefon: laut gesagt.
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
seconds-help = In Sekunden. Leer heißt: so lange wie nötig.
more-settings = Weitere Regeln und Einstellungen
option-first_storyteller = Wer zuerst erzählt
option-first_storyteller-claim = Wer sich zuerst meldet
option-first_storyteller-clue = Wer den ersten Hinweis gibt
option-first_storyteller-random = Das Los entscheidet
option-second_vote = Zweite Stimme
option-second_vote-auto = Ab 7 zwei Stimmen für alle
option-second_vote-never = Immer eine Stimme
option-bonus_when = Zusatzpunkte für Stimmen
option-bonus_when-always = In jeder Runde
option-bonus_when-mixed = Nur wenn einige es fanden, nicht alle
option-bonus_cap = Punkte aus Stimmen, höchstens
option-bonus_cap-3 = Drei pro Runde
option-bonus_cap-none = Ohne Grenze
option-red_on_green = Rot auf dem eigenen Grün
option-red_on_green-allowed = Erlaubt
option-red_on_green-forbidden = Nicht erlaubt
option-party_hands = Die Hand vor dem Hinweis
option-party_hands-storyteller = Wer erzählt, sieht nichts
option-party_hands-all = Niemand sieht etwas
option-own_team_vote = Stimme für das Bild des eigenen Teams
option-own_team_vote-void = Zählt nichts
option-own_team_vote-count = Zählt wie jede andere
option-own_team_vote-forbid = Nicht erlaubt
option-team_talk = Gespräch im Team
option-team_talk-public = Alle hören mit
option-team_talk-private = Nur die beiden
leavers = Wenn jemand geht
leavers-bot = Ein Bot spielt weiter
leavers-go = Der Platz fällt nach der Runde weg
bot-level = Spielstärke der Bots
bot-level-easy = Leicht
bot-level-medium = Mittel
bot-level-hard = Schwer
bots-speak = Bots sprechen
bots-learn = Bots lernen von uns
bots-learn-help = Dieser Server merkt sich die Hinweise, die hier gegeben werden, ohne Namen, damit seine Bots sie in späteren Spielen verstehen.
has-talk = Reden und Gesten
has-talk-help = Kurze Nachrichten und Reaktionen für alle.
is-public = Öffentlicher Tisch
is-public-help = Alle können ihn finden und sich setzen.
shuffle-word = Dein Wort fürs Mischen
shuffle-word-help = Es wird mitgemischt: So kann niemand, auch der Server nicht, die Karten geordnet haben.
mix-in = Mitmischen

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
pictures-enough = { $needed } werden gebraucht
pictures-choose-or-add = Stapel wählen oder eigene Bilder dazu
decks = Stapel
own-pictures = Unsere eigenen Bilder
pictures-drop = Bilder, einen Ordner oder ein Zip hier ablegen
pictures-add = Bilder hinzufügen
pictures-folder = Einen ganzen Ordner
pictures-zip = Ein Zip
pictures-help = Fotos oder Zeichnungen. Jedes Bild wird aufrecht gedreht, zur Karte zugeschnitten und von Ort und Datum befreit. Nur dieser Tisch sieht sie.
pictures-sending = Bilder unterwegs
pictures-sent = { $done } von { $count }
understood = Verstanden
bots-only-guess = Bei Bildern ohne Worte können Bots nur raten: Gib ihnen einen Titel oder ein paar Stichworte.
picture-words = Titel und Stichworte
picture-title = Titel
picture-tags = Stichworte, mit Kommas getrennt
picture-remove = Dieses Bild entfernen
save = Speichern
deck-save-as = Auf diesem Server speichern als
deck-save-help = Alle auf diesem Server können diese Bilder dann sehen und damit spielen.
deck-saved = Gespeichert: jetzt bei den Stapeln zu finden
see-deck = Die Bilder von { $title } ansehen
see-pictures = Die Bilder ansehen
deck-by = Von { $authors }
deck-licence = Lizenz: { $licence }

## Eine Runde
round = Runde { $number }
your-turn = Du bist dran
asked-may-claim = Wer erzählt zuerst? Vielleicht du?
asked-may-tell = Du erzählst. Wähl ein Bild und sag etwas dazu.
asked-may-name-giver = Wer von euch beiden gibt ein Bild?
asked-may-submit = Der Hinweis ist da. Wähl ein Bild aus deiner Hand.
asked-may-vote = Die Bilder hängen. Stimm ab.
who-tells-first = Wer erzählt zuerst?
claim-help = Hat dich eins deiner Bilder auf eine Idee gebracht? Wer sich zuerst meldet, erzählt zuerst.
claim-help-party = In Party kommt der Hinweis, bevor ein Bild zu sehen ist. Wer sich zuerst meldet, beginnt.
i-tell-first = Ich erzähle zuerst
nobody-tells-yet = Wer hat zuerst eine Idee?
first-clue-tells = Der erste Hinweis entscheidet, wer erzählt
you-are-storyteller = Du erzählst
choose-then-text = Wähl ein Bild, dann sag etwas dazu
choose-then-spoken = Wähl ein Bild, dann sag laut etwas dazu
choose-then-sound = Wähl ein Bild und nimm deinen Hinweis auf
speak-before-you-see = Sprich, bevor du siehst
blind-help = Deine Hand schläft, bis du gesprochen hast. Dann legen alle, auch du, ein passendes Bild.
hand-hint = Wisch durch deine Hand · tipp zum Vergrößern
tell-goal = Einige sollen es finden, aber nicht alle.
clue-placeholder = Wort, Satz, Laut …
your-clue = Dein Hinweis
tell-it = Erzählen
tell-then-look = Erzählen, dann schauen
spoken-help = Wenn alle es gehört haben, tipp hier.
say-it-aloud = Sag es laut.
you-said-it = Du hast es laut gesagt
clue-as-recording = Ein aufgenommener Hinweis
listen = Anhören
listen-to = { $name } anhören
listen-again = Noch einmal anhören
record = Hinweis aufnehmen
record-help = Bis zu zehn Sekunden: ein Wort, eine Melodie, ein Geräusch.
record-done = Fertig
record-again = Neu aufnehmen
recording-now = Jetzt sprechen …
recorded = Aufgenommen. Hör es dir an oder erzähl es.
microphone-asking = Wir warten auf das Mikrofon …
microphone-refused = Das Mikrofon ist für diese Seite gesperrt.
microphone-refused-help = Erlaub es in den Einstellungen des Browsers und versuch es noch einmal.
microphone-missing = Kein Mikrofon gefunden.
microphone-missing-help = Schließ eins an oder spiel diesen Platz auf einem Telefon.
microphone-insecure = Diese Seite darf das Mikrofon nicht öffnen.
microphone-insecure-help = Browser erlauben es nur bei Adressen, die mit https beginnen.
sound-file = Stattdessen eine Tondatei senden
try-again = Noch einmal versuchen
awaiting-spoken = Hör zu: { $name } sagt den Hinweis gleich laut
awaiting-sound = { $name } nimmt einen Hinweis auf
i-have-said-it = Ich habe es gesagt
choose-picture-first = Wähl zuerst ein Bild
say-something-first = Sag zuerst etwas
choose-this = Dieses nehmen
choose-this-of = Dieses ({ $number } von { $count })
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
answer-goal = Jede Stimme für dein Bild ist ein Punkt für dich.
give = { $count ->
    [one] Dieses geben
   *[other] Diese { $count } geben
}
laid-aside = Bereitgelegt
take-back = Zurücknehmen
awaiting-text = { $name } sucht nach Worten
meanwhile-hand = Deine Hand, zum Anschauen inzwischen.
hand-sleeps = In Party schläft deine Hand, bis es einen Hinweis gibt.
waiting-for = { $count ->
    [one] Wir warten auf eine Person
   *[other] Wir warten auf { $count }
}
your-picture-lies = { $count ->
    [one] Dein Bild liegt auf dem Tisch.
   *[other] Deine Bilder liegen auf dem Tisch.
}
your-partner-gives = Dein Gegenüber gibt. Du stimmst ab.
you-are-watching = Du schaust zu.

## Team
who-gives = Wer von euch gibt ein Bild?
who-gives-help = Die andere Person stimmt ab. Zeigt und beschreibt eure Hand nicht.
who-gives-private = Die andere Person stimmt ab. Nur ihr zwei hört euch: Beschreibt eure Bilder, wenn ihr mögt.
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
talk-help = Sagt, wer etwas Passendes hat. Keine Bilder, keine Beschreibungen.
say = Sagen
talk-unread = Neue Nachrichten
talk-everybody = Sag etwas zu allen am Tisch.
was-said = Was gesagt wurde
to-partner = ans Gegenüber
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
phrase-not_sure = Ich hab nichts Passendes.
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
where-will-most-vote = Wo stimmen die meisten ab?
voting-board = Deine Abstimmungstafel
hole-empty = Plättchen noch nicht gelegt
hole-vote = Stimme auf { $slot }. Zurücknehmen
hole-red = Rot auf { $slot }. Zurücknehmen
vote-help = Tipp ein Bild an, schau es an, dann stimm ab.
two-votes-help = Du hast zwei Stimmen; die zweite musst du nicht nutzen.
second-vote-help = Die zweite ist freiwillig; eine einzige richtige bringt 1 Punkt mehr.
party-help = Sei da, wo die anderen sind. Allein gibt es nichts.
party-teller-help = Grün: Sei da, wo die anderen sind. Rot: Wer dort abgestimmt hat, bekommt nichts.
vote-sealed = Besiegelt. Bis alle abgestimmt haben, kannst du noch wechseln.
place-vote = Für { $slot } stimmen
place-move = Stimme auf { $slot } legen
place-green = Grün auf { $slot }
place-red = Rot auf { $slot }
place-take-back = Zurücknehmen
seal-votes = { $count ->
    [one] Eine Stimme besiegeln
   *[other] Beide Stimmen besiegeln
}
seal-tokens = Beide Plättchen besiegeln
this-is-yours = Das ist dein eigenes Bild.
not-votable = Hier kann keine Stimme liegen.
others-vote = Die anderen stimmen ab.
teller-watches = Dein Bild hängt dazwischen. Jetzt wählen die anderen.
partner-votes = Dein Gegenüber stimmt für euch beide ab.

## Auflösung
picture-of = Das Bild von { $name }
your-picture = Dein Bild
where-you-met = Wo ihr euch getroffen habt
your-round = Deine Runde
your-teams-round = Die Runde eures Teams
no-points = Diesmal keine Punkte.
no-points-all = Keine Punkte: Alle fanden es, der Hinweis war zu deutlich.
no-points-none = Keine Punkte: Niemand fand es, der Hinweis war zu rätselhaft.
no-points-missed = Keine Punkte: Deine Stimme lag auf einem anderen Bild, und für deins stimmte niemand.
no-points-alone = Keine Punkte: Sonst stimmte dort niemand ab.
no-points-struck = Keine Punkte: Auf dem Bild liegt Rot.
voted-own-team = Eure Stimme lag auf dem Bild eures eigenen Teams.
everyones-points = Alle Punkte
next-round = Nächste Runde
see-result = Zum Ergebnis
points-of-round = Punkte in Runde { $number }
told = hat erzählt
track = Die Punktebahn
plaque-together = { $count ->
    [one] allein
   *[other] { $count } hier
}
plaque-struck = gestrichen
party-story = So viele Punkte, wie beisammen sind, höchstens fünf. Unter Rot keine.
won-found = gefunden
won-told = einige fanden es, nicht alle
won-spared-all = alle fanden es
won-spared-none = niemand fand es
won-single = nur eine Stimme
won-vote-of = Stimme von { $name }
won-votes-capped = { $count } Stimmen, höchstens { $cap }
won-together = { $count } stimmten gleich ab
told-all-voted = Alle haben abgestimmt.
told-it-was = Es war Nummer { $slot }: das Bild von { $name }.
told-it-was-yours = Es war Nummer { $slot }: dein Bild.
told-some = { $count ->
    [one] Eine Person fand es: +3, und +3 für { $name }.
   *[other] { $count } fanden es: je +3, und +3 für { $name }.
}
told-some-yours = { $count ->
    [one] Eine Person fand es: +3, und +3 für dich.
   *[other] { $count } fanden es: je +3, und +3 für dich.
}
told-all = Alle fanden es: nichts für { $name }, 2 für alle anderen.
told-all-yours = Alle fanden es: nichts für dich, 2 für alle anderen.
told-none = Niemand fand es: nichts für { $name }, 2 für alle anderen.
told-none-yours = Niemand fand es: nichts für dich, 2 für alle anderen.
told-decoy = { $count ->
    [one] Das Bild von { $name } bekam eine Stimme: +{ $points }.
   *[other] Das Bild von { $name } bekam { $count } Stimmen: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Dein Bild bekam eine Stimme: +{ $points }.
   *[other] Dein Bild bekam { $count } Stimmen: +{ $points }.
}
told-together = { $count } stimmten gleich ab: je +{ $points }.
told-nobody-met = Niemand hat jemanden getroffen: diesmal keine Punkte.
told-red = Rot liegt auf { $slot }: nichts für alle, die dort abgestimmt haben.
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
host-decides = Wer den Tisch leitet, kann ein neues Spiel starten.
the-rounds = Die Runden
standings = Endstand
the-rounds-help = Tipp auf eine Runde, um alle Bilder und Stimmen noch einmal zu sehen.
found-by-of = { $count ->
    [0] niemand fand es
    [one] eine Person von { $of } fand es
   *[other] { $count } von { $of } fanden es
}
previous-round = Vorige Runde
next-page = Nächste Runde
honours = Zum Schluss ein Lob
honour-mysterious = Am rätselhaftesten
honour-mysterious-for = { $names }: { $count } von { $of } auf der richtigen Spur
honour-decoy = Beste Täuschung
honour-decoy-for = { $names }: { $count } Stimmen für ein Bild
honour-reader = Gedankenlesen
honour-reader-for = { $names }: { $count } von { $of } gefunden
honour-tuned = Im Einklang
honour-tuned-for = { $names }: in { $count } von { $of } Runden andere getroffen
honour-kindred = Verwandte Seelen
honour-kindred-for = { $names }: { $count }-mal gleich abgestimmt
honour-own-eyes = Ganz eigener Blick
honour-own-eyes-for = { $names }: { $count } Stimmen, die sonst niemand gab
honour-red = Kühnstes Rot
honour-red-for = { $names }: { $count } Stimmen auf einmal gestrichen
download-record = Das Spiel als Datei

## Menü und Uhr
theme = Tag oder Nacht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
sound = Töne
notify = Bescheid geben, wenn ich dran bin
notify-help = Auch wenn du gerade woanders hinschaust. Dein Gerät fragt vorher um Erlaubnis.
notify-denied = Dein Gerät erlaubt es nicht. Das lässt sich in seinen Einstellungen ändern.
open-tv = Gemeinsamen Bildschirm öffnen
copy-seat-link = Meinen Link kopieren
copy-seat-help = Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen. Gib ihn niemandem weiter.
show-seat-qr = Meinen QR-Code zeigen
hide-seat-qr = QR-Code verbergen
seat-qr = QR-Code, der deinen Platz auf einem anderen Gerät öffnet
my-data = Was von dir gespeichert ist
my-data-help = Deine Namen, Nachrichten, Hinweise, Aufnahmen und Bilder an diesem Tisch.
my-data-take = Herunterladen
my-data-forget = Vergesst mich
my-data-forget-really = Ja, vergesst mich endgültig
my-data-forget-help = Du verlässt den Tisch, und all das wird gelöscht. Deine gespielten Karten und Stimmen bleiben, unter einem anderen Namen.
my-data-trouble = Nichts hat sich geändert: Versuch es gleich noch einmal
leave = Tisch verlassen
leave-really = Ja, endgültig gehen
leave-help = Deinen Platz bekommt ein Bot, oder er fällt weg. Willst du später wiederkommen, dann schließ einfach nur die Seite.
hurry = Für alle spielen, die noch überlegen
for-the-host = Für die Tischleitung
lock-table = Tisch abschließen
lock-help = Niemand Neues kann sich setzen. Wer einen Platz hat, behält ihn.
send-away-really = Ja, { $name } wegschicken
send-away-help = { $name } kann sich hier erst wieder setzen, wenn du es erlaubst.
was-sent-away = { $name } wurde weggeschickt
let-back = Wieder hereinlassen
stop-game = Spiel abbrechen
stop-game-really = Ja, jetzt abbrechen
stop-game-help = Niemand gewinnt. Danach könnt ihr mit denselben Leuten neu anfangen.
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
tv-again = Noch ein Spiel? Wer den Tisch leitet, kann neu beginnen.

## So geht’s
how-idea-title = Die Idee
how-idea = Eine Person erzählt: Sie wählt ein Bild aus ihrer Hand und sagt etwas dazu. Ein Wort, einen Satz, ein Lied, einen Laut.
how-give-title = Alle geben
how-give = Alle anderen wählen ein eigenes Bild, das auch passen könnte. Die Bilder werden gemischt und an die Wand gehängt.
how-vote-title = Alle stimmen ab
how-vote = Welches Bild war gemeint? Alle, die nicht erzählt haben, stimmen geheim ab.
how-score-title = Punkte
how-score-some = Einige finden es, nicht alle: 3 fürs Erzählen, 3 für alle, die es gefunden haben.
how-score-none = Alle oder niemand findet es: nichts fürs Erzählen, 2 für alle anderen. Sag also nicht zu viel und nicht zu wenig.
how-score-votes = Für alle, die nicht erzählt haben: 1 für jede Stimme auf dem eigenen Bild, höchstens 3.
how-three-title = Zu dritt
how-three = Ihr habt sieben Bilder auf der Hand und gebt zu jedem Hinweis zwei: Fünf hängen an der Wand.
how-end-title = Das Ende
how-end-points = Hat jemand { $count } Punkte, endet das Spiel mit dieser Runde.
how-end-laps = { $count ->
    [one] Das Spiel endet, wenn alle einmal erzählt haben.
    [2] Das Spiel endet, wenn alle zweimal erzählt haben.
   *[other] Das Spiel endet, wenn alle { $count }-mal erzählt haben.
}
how-end-pile = Das Spiel endet mit der Runde, in der die letzte Karte gezogen wird.
how-win = Die meisten Punkte gewinnen; bei Gleichstand gewinnt ihr gemeinsam.
how-win-team = Das Paar mit den meisten Punkten gewinnt; bei Gleichstand gewinnt ihr gemeinsam.
how-large-title = Sieben oder mehr
how-large = Alle haben zwei Stimmen, für zwei verschiedene Bilder; die zweite ist freiwillig. Mit einer einzigen gefunden: 1 Punkt mehr.
how-team-title = Team
how-team = Ihr spielt zu zweit und habt gemeinsame Punkte. Wer mit der erzählenden Person spielt, gibt auch ein Bild. Alle anderen Paare einigen sich, wer gibt; die andere Person stimmt ab.
how-team-vote-title = Eine Stimme pro Paar
how-team-vote = Welches Bild war gemeint? In jedem anderen Paar stimmt geheim ab, wer nicht gegeben hat.
back = Zurück
how-here = An diesem Tisch
how-party-clue-title = Erst die Worte
how-party-clue = Der Hinweis kommt, bevor ein Bild zu sehen ist. Dann legen alle, auch wer erzählt, ein passendes Bild.
how-party-vote-title = Sei da, wo die anderen sind
how-party-vote = So viele Punkte, wie auf einem Bild beisammen sind, höchstens 5; auch dein eigenes Bild zählt. Allein gibt es nichts. Wer erzählt, streicht mit dem roten Plättchen ein Bild: nichts für alle, die dort sind.
how-party-pass-title = Hände wandern
how-party-pass = Nach jeder Runde geben alle ihre Hand verdeckt nach links weiter.

## Ein erstes Spiel
lesson-claim = Du und drei Bots. Jemand muss anfangen: Tipp auf „Ich erzähle zuerst“.
lesson-tell = Wähl ein Bild und sag ein paar Worte dazu. Nicht zu deutlich, nicht zu rätselhaft: Einige sollen es finden, aber nicht alle.
lesson-told = Die anderen suchen jetzt eigene Bilder, die auch zu deinen Worten passen könnten.
lesson-watch = Alle Bilder hängen an der Wand, deins ist dabei. Die anderen stimmen für das, das sie für deins halten.
lesson-own-some = Einige haben dein Bild gefunden, nicht alle: Das ist die Kunst. 3 Punkte für dich, 3 für alle, die es gefunden haben.
lesson-own-all = Alle haben es gefunden: Das war zu deutlich. Nichts für dich, 2 Punkte für alle anderen.
lesson-own-none = Niemand hat es gefunden: Das war zu rätselhaft. Nichts für dich, 2 Punkte für alle anderen.
lesson-hear = Jetzt erzählt jemand anderes. Schau inzwischen deine Hand durch.
lesson-answer = Das sind die Worte von { $name }. Gib das Bild, das die anderen für das von { $name } halten könnten.
lesson-given = Dein Bild liegt bei den anderen. Wenn alle gegeben haben, wird gemischt und aufgehängt.
lesson-vote = Welches Bild ist von { $name }? Tipp eins an, schau es an, dann stimm ab. Für dein eigenes geht es nicht.
lesson-sealed = Besiegelt. Wenn alle abgestimmt haben, erzählt die Wand.
lesson-found = Du hast das Bild von { $name } gefunden: 3 Punkte für dich, 3 für { $name }.
lesson-missed = Das von { $name } war ein anderes. Wer es gefunden hat, bekommt 3 Punkte, und { $name } auch.
lesson-votes = Und 1 Punkt für jede Stimme, die dein eigenes Bild bekommen hat.
lesson-finish = Verstanden
lesson-skip = Ohne Begleitung
lesson-done-title = Das ist das ganze Spiel
lesson-done = Du hast erzählt, geantwortet und abgestimmt. Hat jemand 30 Punkte, gewinnen die meisten Punkte. Mit Menschen, die du kennst, ist es noch schöner.
lesson-play-on = Weiterspielen

## Schwierigkeiten
connection-lost = Keine Verbindung.
connection-trying = Wir versuchen es weiter; Platz und Hand bleiben dir.
connection-back = Wieder da
seat-lost = Dein Platz wird jetzt auf einem anderen Gerät gespielt. Du schaust zu.
old-link-help = Der Platz wurde aufgegeben, oder der Link ist nicht ganz kopiert. Setz dich neu hin oder schau einfach zu.
no-such-table-help = { $code } führt nirgendwohin: Tische werden weggeräumt, wenn lange niemand kam. Lass dir einen neuen Link geben oder eröffne selbst einen Tisch.
old-page-help = Der Tisch wurde erneuert. Lad die Seite neu, dein Platz bleibt dir.
trouble-help = Dein Platz und deine Hand bleiben dir. Versuch es gleich noch einmal.
sent-away-help = War das ein Versehen? Bitte die Tischleitung, dich wieder hereinzulassen, und lade dann die Seite neu.
load-again = Neu laden
to-start = Zum Anfang
no_connection = Der Server ist nicht zu erreichen.

## Absagen
no_such_table = Kein Tisch hat diesen Code: Prüf die sechs Buchstaben
wrong_key = Dieser Link öffnet hier keinen Platz
key_must_be_16_bytes = Dieser persönliche Link ist nicht vollständig: Kopier ihn noch einmal
sit_down_first = Setz dich zuerst hin
sent_away = Du wurdest von diesem Tisch weggeschickt
table_is_locked = Dieser Tisch ist abgeschlossen: Bitte die Tischleitung, ihn zu öffnen
already_seated = Du sitzt schon hier
table_is_full = Der Tisch ist voll.
name_is_empty = Wie heißt du?
name_is_too_long = Der Name ist zu lang: höchstens 24 Buchstaben
name_is_taken = So heißt hier schon jemand: Wähl einen anderen Namen
no_such_rabbit = Diesen Hasen gibt es nicht: Wähl einen der zwölf
rabbit_is_taken = Diesen Hasen hat schon jemand: Wähl einen anderen
only_the_host_may = Das darf nur, wer den Tisch leitet
no_such_person = Diese Person ist nicht mehr da
bots_cannot_host = Ein Bot kann den Tisch nicht leiten: Wähl einen Menschen
settings_not_understood = Diese Einstellungen passen nicht zusammen: Nimm eine zurück
game_is_running = Es läuft ein Spiel: Warte auf sein Ende
no_game_is_running = Es läuft kein Spiel
wait_for_the_next_round = Du kommst mit der nächsten Runde dazu
order_must_name_everybody_once = Jemand kam oder ging; versuch es noch einmal
word_is_empty = Schreib zuerst ein Wort
text_is_empty = Schreib zuerst etwas
text_is_too_long = Das ist zu lang: Kürz es ein wenig
talk_is_off = An diesem Tisch ist das Reden ausgeschaltet; die Tischleitung kann es einschalten
only_teams_talk_apart = Nur Teams reden unter sich
there_is_no_clock = Dieser Tisch spielt ohne Uhr
no_such_recording = Die Aufnahme ist nicht angekommen: Nimm sie noch einmal auf
recording_is_too_long = Das ist zu lang: höchstens zehn Sekunden
recording_not_understood = Diese Aufnahme lässt sich nicht abspielen: Nimm sie noch einmal auf
no_such_picture = Dieses Bild ist nicht mehr da
picture_is_known = Dieses Bild, oder eines, das genauso aussieht, ist schon da
enough_pictures = Mehr als 300 eigene Bilder fasst dieser Tisch nicht: Entferne zuerst eines
no_such_deck = Diesen Stapel gibt es auf diesem Server nicht: Wähl einen anderen
deck_name_is_taken = Ein Stapel dieses Namens ist schon auf diesem Server: Wähl einen anderen Namen
uploads_are_off = Dieser Server nimmt keine Bilder an: Spielt mit seinen Stapeln
table_is_out_of_room = Der Speicher dieses Tisches ist voll: Entferne zuerst ein Bild
server_is_out_of_room = Dieser Server hat keinen Platz für weitere Bilder: Spielt mit seinen Stapeln
not_a_picture = Dieses Bild können wir nicht öffnen: Möglich sind JPEG, PNG, WebP, AVIF und GIF
picture_is_svg = SVG-Zeichnungen nehmen wir nicht an: Speichere sie als PNG
picture_is_heic = HEIC-Fotos lassen sich hier nicht öffnen: Schick sie als JPEG
picture_is_damaged = Die Datei ist beschädigt oder unvollständig: Schick eine andere Kopie
picture_moves = Es bewegt sich: Nur stehende Bilder können Karten sein
picture_is_two_things = In dieser Datei steckt noch etwas anderes: Speichere das Bild neu und versuch es noch einmal
picture_is_too_heavy = Die Datei ist größer als 24 MB: Mach sie zuerst kleiner
picture_is_too_large = Es hat mehr als 64 Millionen Bildpunkte: Mach es zuerst kleiner
picture_is_too_small = Es ist zu klein: Eine Karte braucht mindestens 200 × 300 Bildpunkte
picture_says_too_much = Diesem Bild hängen viel zu viele Angaben an: Speichere es ohne sie neu
picture_took_too_long = Diese Datei ließ sich nicht rechtzeitig öffnen: Speichere sie neu oder kleiner
archive_is_damaged = Das Zip ist beschädigt oder unvollständig: Pack es neu
archive_is_locked = Das Zip hat ein Passwort: Pack es ohne
archive_is_too_large = Das Zip enthält zu viel: höchstens 1000 Dateien und 256 MB
archive_in_archive = Ein Zip im Zip wird nicht geöffnet: Pack es zuerst aus
archive_leads_astray = Dateinamen in diesem Zip führen aus ihm hinaus: Pack die Bilder neu
nothing_in_it = Darin sind keine Bilder: Möglich sind JPEG, PNG, WebP, AVIF und GIF
cannot_write_now = Der Server kann gerade nicht speichern. Nichts ist verloren; versuch es noch einmal.
too_many_tables = Von hier wurden zu viele Tische eröffnet. Warte ein wenig.
too_fast = Das war zu schnell. Versuch es noch einmal.
not_understood = Diese Seite ist nicht auf dem neuesten Stand: Lad sie neu
game_has_ended = Das Spiel ist aus
seat_is_not_playing = Du spielst in diesem Spiel nicht mit; beim nächsten kannst du dabei sein
not_in_this_phase = Der Moment ist vorbei
storyteller_already_chosen = Jemand war schneller
first_clue_claims = Hier entscheidet der erste Hinweis: Gib einfach deinen
only_storyteller_gives_clue = Nur wer erzählt, gibt den Hinweis
clue_needs_a_card = Wähl ein Bild zu deinem Hinweis
clue_takes_no_card = In Party kommt der Hinweis ohne Bild
clue_is_empty = Sag zuerst etwas
clue_is_too_long = Der Hinweis ist zu lang: höchstens 200 Zeichen
clue_is_spoken = An diesem Tisch wird der Hinweis gesprochen: Sag ihn laut
card_not_in_hand = Dieses Bild hast du nicht auf der Hand: Wähl ein anderes
storyteller_has_submitted = Dein Bild liegt schon da
already_submitted = Dein Bild liegt schon da
wrong_number_of_cards = Gib ein Bild; zu dritt zwei
cards_must_differ = Bitte zwei verschiedene Bilder
only_teams_name_a_giver = Nur Teams bestimmen, wer gibt
storytellers_team_names_no_giver = Im erzählenden Team gibt das Gegenüber
giver_must_be_of_the_team = Eine Person von euch beiden muss geben
giver_already_agreed = Ihr seid euch schon einig
giver_not_agreed = Einigt euch zuerst, wer gibt
partner_gives = Dein Gegenüber gibt
storyteller_does_not_vote = Wer erzählt, stimmt nicht ab
giver_does_not_vote = Dein Gegenüber stimmt für euch beide ab
wrong_number_of_votes = Gib eine Stimme ab; ab sieben Personen dürfen es zwei sein
votes_must_differ = Die zwei Stimmen gelten zwei verschiedenen Bildern
no_such_slot = Dort hängt kein Bild
cannot_vote_for_own_card = Das ist dein eigenes Bild: Stimm für ein anderes
cannot_vote_for_own_team = Das ist das Bild eures Teams: Stimm für ein anderes
red_token_is_missing = Leg auch das rote Plättchen
only_storyteller_places_red = Rot hat nur, wer erzählt
red_cannot_lie_on_green = Rot darf nicht auf deinem Grün liegen: Leg es woandershin
already_confirmed = Du bist schon so weit
too_few_players = Es fehlen noch Leute: Klassisch ab 3, Party und Team ab 6
too_many_players = Das sind zu viele: Höchstens 12 spielen mit
teams_need_an_even_number = Für Teams braucht es eine gerade Zahl: 6, 8, 10 oder 12
teams_keep_their_seats = In Team kommt während des Spiels niemand dazu; warte auf das nächste
end_does_not_fit_mode = Dieses Ende passt nicht zu diesem Spiel: Wähl ein anderes
deck_is_too_small = Das sind zu wenige Bilder für so viele: Nehmt einen Stapel dazu
seat_is_taken = Dieser Platz ist besetzt: Wähl einen anderen
no_such_seat = Diesen Platz gibt es nicht
not_enough_cards_to_join = Es sind zu wenige Bilder übrig; beim nächsten Spiel kannst du dabei sein
