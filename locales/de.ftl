### conteur auf Deutsch. Kurz, warm, erwachsen: was zu tun ist, dann warum.

## Anfang
tagline = Eine Person sagt ein paar Worte. Alle legen ein Bild. Welches war gemeint?
open-table = Tisch eröffnen
join-with-code = Mit einem Code beitreten
join = Beitreten
play-with-bots = Gleich mit Bots spielen
public-tables = { $count ->
    [one] Ein öffentlicher Tisch
   *[other] { $count } öffentliche Tische
}
table-is-playing = spielt gerade
how-to-play = So geht’s
lesson = Spielend lernen: zwei Minuten
language = Sprache
offline = Keine Verbindung. Die Bilder kannst du ansehen, zum Spielen brauchst du Netz. Hier geht es dann von selbst weiter.
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
full-help = Du kannst zuschauen, bis ein Platz frei wird.
invite = Einladen
copied = Kopiert
copy-this-link = Kopiere diesen Link:
unreachable = Andere Geräte können noch nicht dazukommen: Dieser Computer hat keine Netzwerkadresse, die sie erreichen.
add-bot = Bot dazuholen
tv = Fernseher
qr = QR-Code mit dem Link zu diesem Tisch
is-host = Host
is-bot = Bot
is-away = gerade weg
is-awaited = überlegt noch
swap-help = { $name }: Tipp auf einen anderen Platz, um zu tauschen.
make-host = Zum Host machen
send-away = Wegschicken
start-with = Mit { $count } starten
waiting-for-host = { $name } startet das Spiel.
rabbit-0 = Zinnober, einfarbig, Ohren aufrecht
rabbit-1 = Sonnengelb, gepunktet, Ohren gespreizt
rabbit-2 = Meergrün, breite Bänder, Hängeohren
rabbit-3 = Himmelblau, gestreift, ein Ohr geknickt
rabbit-4 = Pflaume, schräg gestreift, Ohren nach links
rabbit-5 = Rosa, kariert, Ohren nach rechts
rabbit-6 = Laubgrün, zwei Hälften, kurze Ohren
rabbit-7 = Ultramarin, Pluszeichen, lange dünne Ohren
rabbit-8 = Knochenweiß, Ringe, gekreuzte Ohren
rabbit-9 = Umbra, Winkel, gerollte Ohren
rabbit-10 = Schiefer, Flecken, ein Ohr oben, eines unten
rabbit-11 = Oliv, Gürtel, beide Ohren geknickt

## So spielen wir
how-we-play = So spielen wir
mode = Spiel
mode-base = Klassisch
mode-party = Party
mode-team = Team
mode-base-help = 3 bis 12. Findet das Bild des Erzählers. Ab 7 haben alle zwei Stimmen.
mode-party-help = 6 bis 12. Erst der Hinweis, dann die Bilder. Stimm für das, wofür die anderen stimmen.
mode-team-help = 6, 8, 10 oder 12, zu zweit und einander gegenüber. Die eine Person legt eine Karte, die andere stimmt ab.
edition = Ausgabe
edition-odyssey = Odyssey
edition-odyssey-help = Die gedruckten Regeln, unverändert.
edition-pl-2 = Polnisch, 2. Auflage
edition-pl-2-help = Zusatzpunkte nur, wenn einige, aber nicht alle das richtige Bild fanden.
edition-ar = Arabisch
edition-ar-help = Klassisch: bis zur letzten Karte; bis 6 Personen Punkte aus Stimmen ohne Grenze. Party: Rot nie auf dem eigenen Grün. Team: ohne Grenze, und Teams reden unter sich.
edition-pl-1 = Polnisch, 1. Auflage
edition-pl-1-help = Party: Vor dem Hinweis sieht niemand die eigenen Karten.
edition-nl = Niederländisch
edition-nl-help = Wer den ersten Hinweis gibt, ist der erste Erzähler.
play-to = Gespielt wird
end-edition = Wie in dieser Ausgabe
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
pace-own-help = Zeiten, die der Host festgelegt hat.
clue = Hinweis
clue-text = Geschrieben
clue-text-help = Alle lesen ihn.
clue-spoken = Gesprochen
clue-spoken-help = In einem Raum oder am Telefon: laut gesagt.
clue-sound = Aufgenommen
clue-sound-help = Alle hören ihn.
plain-has-no-microphone = Unter dieser Adresse haben Handys kein Mikrofon: Dort wird der Hinweis geschrieben oder laut gesagt.
that-is-rounds = { $count ->
    [one] Das ist eine Runde.
   *[other] Das sind { $count } Runden.
}
phase-claiming = Erster Erzähler
phase-telling = Hinweis geben
phase-submitting = Karte legen
phase-voting = Abstimmen
phase-scored = Punkte
seconds-help = In Sekunden. Leer heißt: ohne Grenze.
more-settings = Weitere Regeln und Einstellungen
option-first_storyteller = Erster Erzähler
option-first_storyteller-claim = Wer zuerst drückt
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
option-party_hands = Die Karten vor dem Hinweis
option-party_hands-storyteller = Für den Erzähler verdeckt
option-party_hands-all = Für alle verdeckt
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
has-talk = Chat und Gesten
has-talk-help = Kurze Nachrichten und Reaktionen für alle.
is-public = Öffentlicher Tisch
is-public-help = Alle können ihn finden und sich setzen.
shuffle-word = Hilf beim Mischen
shuffle-word-help = Schreib irgendein Wort. Es wird mitgemischt: So kann niemand, auch der Server nicht, die Karten ordnen.
mix-in = Dazugeben

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
pictures-sending = Bilder werden gesendet
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
asked-may-claim = Wer ist zuerst Erzähler? Vielleicht du?
asked-may-tell = Du erzählst. Wähl ein Bild und sag etwas dazu.
asked-may-name-giver = Wer von euch beiden legt eine Karte?
asked-may-submit = Der Hinweis ist da. Wähl ein Bild aus deiner Hand.
asked-may-vote = Die Bilder hängen. Stimm ab.
who-tells-first = Wer erzählt zuerst?
claim-help = Hat dich eins deiner Bilder auf eine Idee gebracht? Wer zuerst drückt, erzählt zuerst.
claim-help-party = In Party kommt der Hinweis, bevor ein Bild zu sehen ist. Wer zuerst drückt, beginnt.
i-tell-first = Ich fange an
nobody-tells-yet = Wer hat zuerst eine Idee?
first-clue-tells = Der erste Hinweis entscheidet, wer erzählt
you-are-storyteller = Du erzählst
choose-then-text = Wähl ein Bild, dann sag etwas dazu
choose-then-spoken = Wähl ein Bild, dann sag laut etwas dazu
choose-then-sound = Wähl ein Bild und nimm deinen Hinweis auf
speak-before-you-see = Erst der Hinweis, dann die Karten
blind-help = Deine Karten bleiben verdeckt, bis dein Hinweis da ist. Dann legen alle, auch du, ein passendes Bild.
hand-hint = Wisch durch deine Karten · tipp zum Vergrößern
tell-goal = Einige sollen es finden, aber nicht alle.
clue-placeholder = Wort, Satz, Laut …
your-clue = Dein Hinweis
tell-it = Hinweis geben
tell-then-look = Hinweis geben, dann schauen
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
recorded = Aufgenommen. Hör es dir an oder schick es ab.
microphone-asking = Wir warten auf das Mikrofon …
microphone-refused = Das Mikrofon ist für diese Seite gesperrt.
microphone-refused-help = Erlaub es in den Einstellungen des Browsers und versuch es noch einmal.
microphone-missing = Kein Mikrofon gefunden.
microphone-missing-help = Schließ eins an oder mach auf einem Telefon weiter.
microphone-insecure = Diese Seite darf das Mikrofon nicht nutzen.
microphone-insecure-help = Browser erlauben es nur bei Adressen, die mit https beginnen.
sound-file = Stattdessen eine Tondatei senden
write-clue-instead = Lieber schreiben
say-clue-instead = Lieber laut sagen
try-again = Noch einmal versuchen
awaiting-spoken = Hör zu: { $name } sagt den Hinweis gleich laut
awaiting-sound = { $name } nimmt einen Hinweis auf
i-have-said-it = Ich habe es gesagt
choose-picture-first = Wähl zuerst ein Bild
choose-pictures-first = { $count ->
    [one] Wähl noch ein Bild
   *[other] Wähl zuerst { $count } Bilder
}
say-something-first = Sag zuerst etwas
choose-this = Dieses nehmen
choose-this-of = Dieses ({ $number } von { $count })
chosen = Gewählt
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
    [one] Dieses legen
   *[other] Diese { $count } legen
}
laid-aside = Ausgewählt
take-back = Zurücknehmen
awaiting-text = { $name } denkt sich einen Hinweis aus
meanwhile-hand = Schau dir inzwischen deine Karten an.
hand-sleeps = In Party bleiben deine Karten verdeckt, bis es einen Hinweis gibt.
waiting-for = { $count ->
    [one] Wir warten auf eine Person
   *[other] Wir warten auf { $count }
}
waiting-for-name = Wir warten auf { $name }
person-is-away = { $name } ist gerade weg
play-for = Für { $name } spielen
play-for-really = Ja, für { $name } spielen
your-picture-lies = { $count ->
    [one] Dein Bild liegt auf dem Tisch.
   *[other] Deine Bilder liegen auf dem Tisch.
}
your-partner-gives = Dein Gegenüber legt eine Karte. Du stimmst ab.
you-are-watching = Du schaust zu.
you-join-next-round = Ab der nächsten Runde spielst du mit.
joins-next-round = { $name } spielt ab der nächsten Runde mit

## Team
who-gives = Wer von euch beiden legt eine Karte?
who-gives-help = Die andere Person stimmt ab. Zeigt und beschreibt eure Karten nicht.
who-gives-private = Die andere Person stimmt ab. Nur ihr zwei hört euch: Beschreibt eure Bilder, wenn ihr mögt.
i-give = Ich lege eine Karte
gives = { $name } legt eine Karte
i-will-vote = Ich stimme ab
will-vote = { $name } stimmt ab
suggests-you = { $name } schlägt vor, dass du eine Karte legst.
suggests-self = { $name } möchte eine Karte legen.
waiting-for-partner = Noch fehlt das Ja von { $name }.
agree-i-give = Einverstanden: Ich lege eine Karte
agree-they-give = Einverstanden: { $name } legt eine Karte
talk = Reden
talk-public = Mit { $name } reden (alle hören es)
talk-private = Mit { $name } reden (nur ihr zwei)
talk-help = Sagt, wer etwas Passendes hat. Bilder nicht zeigen oder beschreiben.
say = Senden
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
phrase-let_me = Lass mich mal.
phrase-i_have_one = Ich hab eins.
phrase-you_give = Leg du eine, bitte.
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
they-look-for-yours = Die anderen suchen deins
where-will-most-vote = Für welches Bild stimmen die meisten?
voting-board = Deine Abstimmungstafel
hole-empty = Plättchen noch nicht gelegt
hole-vote = Stimme auf { $slot }. Zurücknehmen
hole-red = Rot auf { $slot }. Zurücknehmen
vote-help = Tipp ein Bild an, schau es an, dann stimm ab.
two-votes-help = Du hast zwei Stimmen; die zweite musst du nicht nutzen.
second-vote-help = Die zweite ist freiwillig; eine einzige richtige bringt 1 Punkt mehr.
party-help = Stimm wie die anderen. Eine einzelne Stimme bringt nichts.
party-teller-help = Grün: Stimm wie die anderen. Rot: Wer dort abgestimmt hat, bekommt nichts.
vote-sealed = Bestätigt. Du kannst wechseln, bis alle abgestimmt haben.
place-vote = Für { $slot } stimmen
place-move = Stimme auf { $slot } legen
place-green = Grün auf { $slot }
place-red = Rot auf { $slot }
place-take-back = Zurücknehmen
seal-votes = { $count ->
    [one] Eine Stimme bestätigen
   *[other] Beide Stimmen bestätigen
}
seal-tokens = Beide Plättchen bestätigen
this-is-yours = Das ist dein eigenes Bild.
not-votable = Dafür kannst du nicht stimmen.
others-vote = Die anderen stimmen ab.
teller-watches = Dein Bild hängt dazwischen. Jetzt wählen die anderen.
partner-votes = Dein Gegenüber stimmt für euch beide ab.
pair-has-no-vote = { $name } hat erzählt, darum stimmt euer Team nicht ab. Jetzt wählen die anderen.

## Auflösung
picture-of = Das Bild von { $name }
your-picture = Dein Bild
where-you-met = Wo ihr euch einig wart
your-round = Deine Punkte
your-teams-round = Die Punkte eures Teams
no-points = Diesmal keine Punkte.
no-points-all = Keine Punkte: Alle fanden es, der Hinweis war zu deutlich.
no-points-none = Keine Punkte: Niemand fand es, der Hinweis war zu rätselhaft.
no-points-missed = Keine Punkte: Deine Stimme lag auf einem anderen Bild, und für deins stimmte niemand.
no-points-alone = Keine Punkte: Sonst stimmte niemand dafür.
no-points-struck = Keine Punkte: Auf dem Bild liegt das rote Plättchen.
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
party-story = So viele Punkte, wie Stimmen auf demselben Bild liegen, höchstens fünf. Unter Rot keine.
won-found = gefunden
won-told = einige fanden es, nicht alle
won-spared-all = alle fanden es
won-spared-none = niemand fand es
won-single = nur eine Stimme
won-vote-of = Stimme von { $name }
won-votes-capped = { $count } Stimmen, höchstens { $cap }
won-together = { $count } Stimmen zusammen
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
told-together = { $count } Stimmen auf demselben Bild: je +{ $points }.
told-nobody-met = Keine zwei Stimmen auf einem Bild: diesmal keine Punkte.
told-red = Rot liegt auf { $slot }: nichts für alle, die dort abgestimmt haben.
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
game-stopped = Das Spiel wurde abgebrochen. Niemand gewinnt.
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
play-again = Noch einmal
back-to-table = Regeln oder Plätze ändern
host-decides = Der Host kann ein neues Spiel starten.
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
honours = Auszeichnungen
honour-mysterious = Am rätselhaftesten
honour-mysterious-for = { $names }: von { $count } von { $of } gefunden
honour-decoy = Beste Täuschung
honour-decoy-for = { $names }: { $count } Stimmen für ein Bild
honour-reader = Gedankenlesen
honour-reader-for = { $names }: { $count } von { $of } gefunden
honour-tuned = Im Einklang
honour-tuned-for = { $names }: in { $count } von { $of } Runden mit anderen gestimmt
honour-kindred = Seelenverwandte
honour-kindred-for = { $names }: { $count }-mal gleich abgestimmt
honour-own-eyes = Freigeist
honour-own-eyes-for = { $names }: { $count } Stimmen, die sonst niemand abgab
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
copy-seat-help = Öffne ihn, um auf einem anderen Gerät weiterzuspielen. Gib ihn niemandem weiter.
show-seat-qr = Meinen QR-Code zeigen
hide-seat-qr = QR-Code verbergen
seat-qr = QR-Code zum Weiterspielen auf einem anderen Gerät
my-data = Was wir über dich speichern
my-data-take = Herunterladen
my-data-forget = Vergesst mich
my-data-forget-really = Ja, vergesst mich endgültig
my-data-trouble = Nichts hat sich geändert: Versuch es gleich noch einmal
leave = Tisch verlassen
leave-really = Ja, endgültig gehen
leave-help = Ein Bot übernimmt deinen Platz, oder er fällt weg. Willst du später wiederkommen, dann schließ einfach nur die Seite.
hurry = Für alle spielen, die noch überlegen
for-the-host = Für den Host
lock-table = Tisch abschließen
send-away-really = Ja, { $name } wegschicken
send-away-help = { $name } kann sich hier erst wieder setzen, wenn du es erlaubst.
was-sent-away = { $name } wurde weggeschickt
let-back = Wieder hereinlassen
stop-game = Spiel abbrechen
stop-game-really = Ja, jetzt abbrechen
stop-game-help = Niemand gewinnt. Danach könnt ihr in derselben Runde neu anfangen.
clock-left = Noch { $time }
clock-paused = Angehalten bei { $time }
clock-pause = Uhr anhalten
clock-resume = Uhr weiterlaufen lassen
clock-extend = Eine Minute mehr
seconds-left = Noch { $count } Sekunden

## Gemeinsamer Bildschirm
tv-join = Mitspielen auf
tv-waiting = { $count ->
    [0] Code scannen und hinsetzen.
    [one] Eine Person am Tisch. Setz dich dazu.
   *[other] { $count } am Tisch.
}
tv-voting = { $count ->
    [one] Abstimmung: eine Stimme fehlt noch
   *[other] Abstimmung: { $count } Stimmen fehlen noch
}
tv-again = Noch ein Spiel? Der Host kann neu starten.

## So geht’s
how-idea-title = Die Idee
how-idea = Reihum ist jemand der Erzähler, wählt ein Bild aus der Hand und sagt etwas dazu: ein Wort, einen Satz, ein Lied, einen Laut.
how-give-title = Alle legen eine Karte
how-give = Alle anderen wählen ein eigenes Bild, das auch passen könnte. Die Bilder werden gemischt und an die Wand gehängt.
how-vote-title = Alle stimmen ab
how-vote = Welches Bild war gemeint? Alle außer dem Erzähler stimmen geheim ab.
how-score-title = Punkte
how-score-some = Einige finden es, aber nicht alle: 3 für den Erzähler, 3 für alle, die es gefunden haben.
how-score-none = Alle finden es, oder niemand: nichts für den Erzähler, 2 für alle anderen. Sag also nicht zu viel und nicht zu wenig.
how-score-votes = Für alle außer dem Erzähler: 1 für jede Stimme auf dem eigenen Bild, höchstens 3.
how-three-title = Zu dritt
how-three = Ihr habt sieben Bilder auf der Hand und legt zu jedem Hinweis zwei: Fünf hängen an der Wand.
how-end-title = Das Ende
how-end-points = Hat jemand { $count } Punkte, endet das Spiel mit dieser Runde.
how-end-laps = { $count ->
    [one] Das Spiel endet, wenn alle einmal Erzähler waren.
    [2] Das Spiel endet, wenn alle zweimal Erzähler waren.
   *[other] Das Spiel endet, wenn alle { $count }-mal Erzähler waren.
}
how-end-pile = Das Spiel endet mit der Runde, in der die letzte Karte gezogen wird.
how-win = Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt ihr gemeinsam.
how-win-team = Das Paar mit den meisten Punkten gewinnt; bei Gleichstand gewinnt ihr gemeinsam.
how-large-title = Sieben oder mehr
how-large = Alle haben zwei Stimmen, für zwei verschiedene Bilder; die zweite ist freiwillig. Mit einer einzigen gefunden: 1 Punkt mehr.
how-team-title = Team
how-team = Ihr spielt zu zweit und habt gemeinsame Punkte. Das Gegenüber des Erzählers legt auch eine Karte. Alle anderen Paare einigen sich, wer eine Karte legt; die andere Person stimmt ab.
how-team-vote-title = Eine Stimme pro Paar
how-team-vote = Welches Bild war gemeint? In jedem anderen Paar stimmt geheim ab, wer keine Karte gelegt hat.
back = Zurück
how-here = An diesem Tisch
how-party-clue-title = Erst die Worte
how-party-clue = Der Erzähler gibt den Hinweis, ohne die eigenen Karten zu sehen. Dann legen alle, auch der Erzähler, ein passendes Bild.
how-party-vote-title = Stimm wie die anderen
how-party-vote = So viele Punkte, wie Stimmen auf demselben Bild liegen, höchstens 5; du darfst auch für dein eigenes stimmen. Eine einzelne Stimme bringt nichts. Mit dem roten Plättchen streicht der Erzähler ein Bild: nichts für alle, die dort abgestimmt haben.
how-party-pass-title = Die Karten wandern
how-party-pass = Nach jeder Runde gehen alle Handkarten verdeckt nach links weiter.

## Ein erstes Spiel
lesson-claim = Du und drei Bots. Jemand muss anfangen: Tipp auf „Ich fange an“.
lesson-tell = Wähl ein Bild und sag ein paar Worte dazu. Nicht zu deutlich, nicht zu rätselhaft: Einige sollen es finden, aber nicht alle.
lesson-told = Die anderen suchen jetzt eigene Bilder, die auch zu deinen Worten passen könnten.
lesson-watch = Alle Bilder hängen an der Wand, deins ist dabei. Die anderen stimmen für das, das sie für deins halten.
lesson-own-some = Einige haben dein Bild gefunden, nicht alle: Das ist die Kunst. 3 Punkte für dich, 3 für alle, die es gefunden haben.
lesson-own-all = Alle haben es gefunden: Das war zu deutlich. Nichts für dich, 2 Punkte für alle anderen.
lesson-own-none = Niemand hat es gefunden: Das war zu rätselhaft. Nichts für dich, 2 Punkte für alle anderen.
lesson-hear = Jetzt erzählt jemand anderes. Schau dir inzwischen deine Karten an.
lesson-answer = Das sind die Worte von { $name }. Leg das Bild, das die anderen für das von { $name } halten könnten.
lesson-given = Dein Bild liegt bei den anderen. Wenn alle eine Karte gelegt haben, wird gemischt und aufgehängt.
lesson-vote = Welches Bild ist von { $name }? Tipp eins an, schau es an, dann stimm ab. Dein eigenes gilt nicht.
lesson-sealed = Bestätigt. Wenn alle abgestimmt haben, siehst du die Lösung.
lesson-found = Du hast das Bild von { $name } gefunden: 3 Punkte für dich, 3 für { $name }.
lesson-missed = Das von { $name } war ein anderes. Wer es gefunden hat, bekommt 3 Punkte, und { $name } auch.
lesson-votes = Und 1 Punkt für jede Stimme, die dein eigenes Bild bekommen hat.
lesson-finish = Verstanden
lesson-skip = Tipps ausblenden
lesson-done-title = Das ist das ganze Spiel
lesson-done = Du hast einen Hinweis gegeben, eine Karte gelegt und abgestimmt. Hat jemand 30 Punkte, gewinnt, wer die meisten hat. Mit Freunden ist es noch schöner.
lesson-play-on = Weiterspielen

## Schwierigkeiten
connection-lost = Keine Verbindung.
connection-trying = Wir versuchen es weiter; dein Platz und deine Karten bleiben dir.
connection-back = Wieder verbunden
seat-lost = Dein Platz ist jetzt auf einem anderen Gerät offen. Du schaust zu.
old-link-help = Der Platz wurde aufgegeben, oder der Link ist nicht ganz kopiert. Setz dich neu hin oder schau einfach zu.
wrong-link-kept = Dieser Link führt zu keinem Platz. Du behältst deinen.
seat-offered = Du sitzt hier schon als { $mine }. Auf diesem Gerät als { $theirs } weiterspielen?
seat-offered-help = Ein persönlicher Link wurde geöffnet. Wenn es nicht deiner ist, bleib, wer du bist.
seat-offered-stay = { $mine } bleiben
seat-offered-take = Als { $theirs } weiterspielen
no-such-table-help = Den Tisch { $code } gibt es nicht mehr: Tische werden weggeräumt, wenn lange niemand kam. Lass dir einen neuen Link geben oder eröffne selbst einen Tisch.
old-page-help = Es gibt eine neue Version. Lad die Seite neu, dein Platz bleibt dir.
trouble-help = Dein Platz und deine Karten bleiben dir. Versuch es gleich noch einmal.
sent-away-help = War das ein Versehen? Bitte den Host, dich wieder hereinzulassen, und lade dann die Seite neu.
load-again = Neu laden
to-start = Zur Startseite
no_connection = Der Server ist nicht zu erreichen.

## Absagen
no_such_table = Kein Tisch hat diesen Code: Prüf die sechs Buchstaben
wrong_key = Dieser Link öffnet hier keinen Platz
key_must_be_16_bytes = Dieser persönliche Link ist nicht vollständig: Kopier ihn noch einmal
sit_down_first = Setz dich zuerst hin
sent_away = Der Host hat dich von diesem Tisch weggeschickt
table_is_locked = Dieser Tisch ist abgeschlossen: Bitte den Host, ihn zu öffnen
already_seated = Du sitzt schon hier
table_is_full = Der Tisch ist voll.
name_is_empty = Wie heißt du?
name_is_too_long = Der Name ist zu lang: höchstens 24 Buchstaben
name_is_taken = So heißt hier schon jemand: Wähl einen anderen Namen
no_such_rabbit = Diesen Hasen gibt es nicht: Wähl einen der zwölf
rabbit_is_taken = Diesen Hasen hat schon jemand: Wähl einen anderen
only_the_host_may = Das darf nur der Host
no_such_person = Diese Person ist nicht mehr da
bots_cannot_host = Ein Bot kann nicht Host sein: Wähl einen Menschen
settings_not_understood = Diese Einstellungen passen nicht zusammen: Ändere eine davon
game_is_running = Es läuft ein Spiel: Warte auf sein Ende
no_game_is_running = Es läuft kein Spiel
wait_for_the_next_round = Du kommst mit der nächsten Runde dazu
order_must_name_everybody_once = Jemand kam oder ging; versuch es noch einmal
word_is_empty = Schreib zuerst ein Wort
text_is_empty = Schreib zuerst etwas
text_is_too_long = Das ist zu lang: Kürz es ein wenig
talk_is_off = An diesem Tisch ist der Chat aus; der Host kann ihn einschalten
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
not_understood = Diese Seite ist veraltet: Lad sie neu
game_has_ended = Das Spiel ist vorbei
seat_is_not_playing = Du spielst in diesem Spiel nicht mit; beim nächsten kannst du dabei sein
not_in_this_phase = Der Moment ist vorbei
storyteller_already_chosen = Jemand war schneller
first_clue_claims = Hier entscheidet der erste Hinweis: Gib einfach deinen
only_storyteller_gives_clue = Nur der Erzähler gibt den Hinweis
clue_needs_a_card = Wähl ein Bild zu deinem Hinweis
clue_takes_no_card = In Party kommt der Hinweis ohne Bild
clue_is_empty = Sag zuerst etwas
clue_is_too_long = Der Hinweis ist zu lang: höchstens 200 Zeichen
clue_is_spoken = An diesem Tisch wird der Hinweis gesprochen: Sag ihn laut
card_not_in_hand = Dieses Bild hast du nicht auf der Hand: Wähl ein anderes
storyteller_has_submitted = Dein Bild liegt schon da
already_submitted = Dein Bild liegt schon da
wrong_number_of_cards = Leg ein Bild; zu dritt zwei
cards_must_differ = Bitte zwei verschiedene Bilder
only_teams_name_a_giver = Nur Teams bestimmen, wer eine Karte legt
storytellers_team_names_no_giver = Im Team des Erzählers legt das Gegenüber die Karte
giver_must_be_of_the_team = Eine Person von euch beiden muss eine Karte legen
giver_already_agreed = Ihr seid euch schon einig
giver_not_agreed = Einigt euch zuerst, wer eine Karte legt
partner_gives = Dein Gegenüber legt die Karte
storyteller_does_not_vote = Der Erzähler stimmt nicht ab
giver_does_not_vote = Dein Gegenüber stimmt für euch beide ab
wrong_number_of_votes = Gib eine Stimme ab; ab sieben Personen dürfen es zwei sein
votes_must_differ = Die zwei Stimmen gelten zwei verschiedenen Bildern
no_such_slot = Dort hängt kein Bild
cannot_vote_for_own_card = Das ist dein eigenes Bild: Stimm für ein anderes
cannot_vote_for_own_team = Das ist das Bild eures Teams: Stimm für ein anderes
red_token_is_missing = Leg auch das rote Plättchen
only_storyteller_places_red = Nur der Erzähler hat ein rotes Plättchen
red_cannot_lie_on_green = Rot darf nicht auf deinem Grün liegen: Leg es woandershin
already_confirmed = Du hast schon bestätigt
too_few_players = Es fehlen noch Leute: Klassisch ab 3, Party und Team ab 6
too_many_players = Das sind zu viele: Höchstens 12 spielen mit
teams_need_an_even_number = Für Teams braucht es eine gerade Zahl: 6, 8, 10 oder 12
teams_keep_their_seats = In Team kommt während des Spiels niemand dazu; warte auf das nächste
end_does_not_fit_mode = Dieses Ende passt nicht zu diesem Spiel: Wähl ein anderes
deck_is_too_small = Das sind zu wenige Bilder für so viele: Nehmt einen Stapel dazu
seat_is_taken = Dieser Platz ist besetzt: Wähl einen anderen
no_such_seat = Diesen Platz gibt es nicht
not_enough_cards_to_join = Es sind zu wenige Bilder übrig; beim nächsten Spiel kannst du dabei sein

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Spiel mit
preview-invitation = Ein Tisch wartet auf dich
preview-text = Der Erzähler sagt ein paar Worte, alle legen ein Bild dazu. Welches war seins? Öffne den Link und setz dich, ganz ohne Konto.

## more
edition-why = Die gedruckten Regeln unterscheiden sich ein wenig. Spielt nach denen, die ihr kennt.

## growth

said_enough_for_now = Das war viel auf einmal. Kurz durchatmen, dann geht’s weiter.
enough_for_an_hour = Das war sehr viel für eine Stunde. Versuch es in einer Weile noch einmal.
too_many_decks = Von hier wurden schon viele Stapel gespeichert. Der nächste geht morgen.
export_is_running = Dein Download läuft schon. Warte, bis er fertig ist.

## people

table_is_closed = Dieser Tisch ist geschlossen
table-closed-help = Nur wer schon da ist, kann ihn sehen. Bitte den Host um einen Link, dann kannst du zuschauen.
lock-closes-help = Niemand Neues kann sich setzen oder zuschauen. Wer da ist, bleibt.
copy-look-link = Link zum Zuschauen kopieren
copy-look-help = Wer ihn hat, kann zuschauen und sieht auch eure eigenen Bilder.
own-pictures-hidden = Eure eigenen Bilder bleiben hier verborgen. Öffnet diesen Bildschirm aus dem Menü am Tisch, um sie zu zeigen.
name_looks_like_another = Das sieht aus wie ein Name, den hier schon jemand trägt: Nimm einen anderen
tables-kept = 
    { $days ->
        [one] Ein Tisch, den einen Tag lang niemand nutzt, wird gelöscht.
       *[other] Ein Tisch, den { $days } Tage lang niemand nutzt, wird mit allen Spielen gelöscht.
    }
tables-kept-always = Tische bleiben hier, bis jemand sie löscht.
my-data-all-help = Deine Namen, Nachrichten, Hinweise, Aufnahmen und Bilder an diesem Tisch und die Stapel, die du daraus gespeichert hast.
my-data-forget-all-help = Du verlässt den Tisch, und all das wird gelöscht, auch die von dir gespeicherten Stapel. Deine gespielten Karten und Stimmen bleiben, unter einem anderen Namen.

## talk

seat_is_in_use = Dieser Platz ist gerade auf einem anderen Gerät offen
seat_is_claimed = Jemand anderes bittet schon um diesen Platz: Warte die Antwort ab
no_such_claim = Das ist schon entschieden
nobody_to_ask = Niemand ist da, der dich erkennen könnte: Versuch es, sobald jemand da ist
seat_was_in_use_lately = Dieser Platz war eben noch besetzt: Stimm noch einmal zu, wenn er drei Minuten leer ist
talk_is_slow = Hier wird langsam geredet: In { $seconds } s kannst du wieder etwas sagen
you_are_muted = Der Host hat dich stumm gestellt
host_cannot_be_reported = Meldungen gehen an den Host, deshalb lässt sich der Host nicht melden
enough_reports = Beim Host liegen schon viele Meldungen
lost-seat = Ich war schon hier
lost-seat-help = Wähl deinen Namen. Wer am Tisch ist, wird gefragt und kann dir deinen Platz zurückgeben.
lost-seat-waiting = Der Tisch wird gefragt, ob du { $name } bist …
lost-seat-over = Der Platz ist noch, wie er war. Frag noch einmal oder setz dich unter einem anderen Namen hin.
claim-asked = Ein neues Gerät sagt: „Ich war { $name }.“ Stimmt das?
claim-consequence = Dann sieht es diese Karten und spielt weiter; das alte Gerät verliert den Platz.
claim-yes = Ja, das ist { $name }
claim-no = Nein
claim-agreed = Danke. Noch jemand muss zustimmen.
notice-left = { $who } verlässt den Tisch
notice-sent_away = { $by } schickt { $who } weg
notice-let_back = { $by } lässt { $who } wieder herein
notice-bot_took_over = { $by }, ein Bot, spielt für { $who } weiter
notice-seat_regained = { $who } hat den Platz wieder, auf einem anderen Gerät. Einverstanden: { $by }
notice-host_changed = Host ist jetzt { $who }
notice-locked = { $by } schließt den Tisch ab
notice-unlocked = { $by } schließt den Tisch auf
notice-muted = { $by } stellt { $who } stumm
notice-unmuted = { $who } kann wieder reden
notice-played_for = { $by } lässt einen Bot für { $who } spielen
notice-stood_in = Ein Bot spielt für { $who }
notice-plays_again = { $who } spielt wieder selbst
about-person = Zu { $name }
mute-for-me = Für mich stumm
unmute-for-me = Wieder hören
muted-for-me = Du hörst nicht: { $names }
mute-for-all = Für alle stumm
unmute-for-all = Wieder reden lassen
is-muted = stumm
report-to-host = Dem Host melden
was-reported = Das sieht nur der Host. Danke.
report-asked = { $by } meldet { $name }
report-dismiss = So lassen
slow-talk = Langsam reden
slow-talk-0 = Aus
slow-talk-10 = Ein Satz in 10 s
slow-talk-30 = Ein Satz in 30 s
