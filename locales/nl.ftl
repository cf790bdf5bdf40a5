### conteur in het Nederlands. Zoals op de doos van een goed familiespel: warm, kort, helder. docs/words.md zegt waar elke regel voor is.

## Begin
tagline = Eén hint, en iedereen legt er een kaart bij. Welke was bedoeld?
open-table = Tafel openen
join-with-code = Meedoen met een code
join = Meedoen
play-with-bots = Meteen spelen met bots
public-tables = { $count ->
    [one] Eén openbare tafel
   *[other] { $count } openbare tafels
}
table-is-playing = bezig
how-to-play = Zo speel je
lesson = Spelenderwijs leren: 2 minuten
language = Taal
offline = Je bent offline. De afbeeldingen kun je nog bekijken, maar om te spelen heb je verbinding nodig. Zodra die er is, gaat het vanzelf verder.
name-of-a-guest = Konijn

## Aan tafel
menu = Menu
close = Sluiten
cancel = Annuleren
keep = Klaar
arriving = Op weg naar de tafel …
table-code = Tafel { $code }
hosts-table = Tafel van { $name }
at-the-table = { $count ->
    [one] Eén speler · maximaal 12
   *[other] { $count } spelers · maximaal 12
}
players = Spelers
sit-title = Tafel { $code }
already-here = Al aan tafel:
your-name = Je naam
your-rabbit = Je konijn
your-look = Je naam en je konijn
sit-down = Aanschuiven
just-watch = Alleen kijken
full-help = Je kunt kijken tot er een plaats vrijkomt.
invite = Uitnodigen
copied = Gekopieerd
copy-this-link = Kopieer deze link:
unreachable = Andere apparaten kunnen nog niet meedoen: deze computer zit niet in een netwerk.
add-bot = Bot toevoegen
tv = Tv
qr = QR-code met de link naar deze tafel
is-host = host
is-bot = bot
is-away = offline
is-awaited = denkt nog na
swap-help = Ruilen met { $name }: tik op een andere plaats.
make-host = Host maken
send-away = Verwijderen
start-with = Start met { $count }
waiting-for-host = { $name } start het spel.
rabbit-0 = Rood, effen, oren rechtop
rabbit-1 = Oranje, gestippeld, oren wijd uit elkaar
rabbit-2 = Zeegroen, dwarse banden, hangoren
rabbit-3 = Lichtblauw, gestreept, één oor geknikt
rabbit-4 = Paars, schuin gestreept, oren naar links
rabbit-5 = Roze, geblokt, oren naar rechts
rabbit-6 = Bladgroen, twee helften, korte oren
rabbit-7 = Donkerblauw, plusjes, lange dunne oren
rabbit-8 = Wit, ringen, gekruiste oren
rabbit-9 = Bruin, zigzag, gekrulde oren
rabbit-10 = Grijs, vlekken, één oor omhoog, één omlaag
rabbit-11 = Olijfgroen, brede strepen, beide oren geknikt

## Zo spelen we
how-we-play = Zo spelen we
mode = Spelmodus
mode-base = Klassiek
mode-party = Party
mode-team = Team
mode-base-help = 3 tot 12 spelers. Vind de kaart van de verteller. Vanaf 7 spelers heeft iedereen twee stemmen.
mode-party-help = 6 tot 12 spelers. Eerst de hint, dan de kaarten. Stem op de kaart die volgens jou de meeste stemmen krijgt.
mode-team-help = 6, 8, 10 of 12 spelers, in teams van twee tegenover elkaar. De een legt een kaart, de ander stemt.
edition = Spelregels
edition-odyssey = Odyssey (standaard)
edition-odyssey-help = De gewone regels.
edition-pl-2 = Pools, 2e druk
edition-pl-2-help = Stemmen op je kaart tellen alleen als sommigen die van de verteller vinden, niet iedereen.
edition-ar = Arabisch
edition-ar-help = Klassiek: de hele stapel; tot en met 6 spelers geen limiet op punten uit stemmen. Party: rood nooit op je eigen groen. Team: geen limiet, en partners chatten onder elkaar.
edition-pl-1 = Pools, 1e druk
edition-pl-1-help = Party: niemand ziet zijn kaarten vóór de hint.
edition-nl = Nederlands
edition-nl-help = Wie de eerste hint geeft, is de eerste verteller.
play-to = Speelduur
end-edition = Volgens de spelregels
end-points = Tot { $count } punten
end-laps = { $count ->
    [one] Eén keer rond
    [2] Twee keer rond
   *[other] { $count } keer rond
}
end-pile = De hele stapel
pace = Tijdslimiet
pace-off = Geen
pace-off-help = Neem rustig de tijd.
pace-relaxed = Rustig
pace-relaxed-help = Twee tot drie minuten per stap.
pace-brisk = Vlot
pace-brisk-help = Hooguit een minuut per stap.
pace-own = Aangepast
pace-own-help = De host bepaalt de tijden.
clue = Hint
clue-text = Geschreven
clue-text-help = Iedereen leest hem op het scherm.
clue-spoken = Gesproken
clue-spoken-help = In één ruimte of aan de telefoon: zeg hem hardop.
clue-sound = Opgenomen
clue-sound-help = Iedereen hoort de opname.
plain-has-no-microphone = Op dit adres kunnen telefoons niet opnemen. De hint typen of hardop zeggen kan wel.
that-is-rounds = { $count ->
    [one] Dat is één ronde.
   *[other] Dat zijn { $count } rondes.
}
phase-claiming = Wie begint
phase-telling = Hint geven
phase-submitting = Kaart leggen
phase-voting = Stemmen
phase-scored = Punten
seconds-help = In seconden. Leeg is zonder limiet.
more-settings = Meer regels en opties
option-first_storyteller = Eerste verteller
option-first_storyteller-claim = Wie het eerst drukt
option-first_storyteller-clue = Wie de eerste hint geeft
option-first_storyteller-random = Het lot beslist
option-second_vote = Tweede stem
option-second_vote-auto = Vanaf 7 spelers
option-second_vote-never = Nooit
option-bonus_when = Stemmen op je kaart tellen
option-bonus_when-always = Elke ronde
option-bonus_when-mixed = Alleen als sommigen het goed hadden, niet iedereen
option-bonus_cap = Punten uit stemmen
option-bonus_cap-3 = Hooguit 3 per ronde
option-bonus_cap-none = Geen limiet
option-red_on_green = Beide fiches op één kaart
option-red_on_green-allowed = Mag
option-red_on_green-forbidden = Mag niet
option-party_hands = Kaarten vóór de hint
option-party_hands-storyteller = Dicht voor de verteller
option-party_hands-all = Dicht voor iedereen
option-own_team_vote = Stem op de kaart van je partner
option-own_team_vote-void = Levert niets op
option-own_team_vote-count = Telt als elke andere
option-own_team_vote-forbid = Mag niet
option-team_talk = Chat tussen partners
option-team_talk-public = Iedereen leest mee
option-team_talk-private = Alleen met z’n tweeën
leavers = Als iemand weggaat
leavers-bot = Een bot speelt verder
leavers-go = De plaats vervalt na de ronde
bot-level = Niveau van de bots
bot-level-easy = Makkelijk
bot-level-medium = Gemiddeld
bot-level-hard = Moeilijk
bots-speak = Taal van de bots
bots-learn = Bots leren van ons
bots-learn-help = Deze server onthoudt de hints van deze tafel, zonder namen. Zo spelen zijn bots later beter.
has-talk = Chat en reacties
has-talk-help = Korte berichten die iedereen aan tafel kan lezen.
is-public = Openbare tafel
is-public-help = Iedereen kan hem vinden en aanschuiven.
shuffle-word = Help mee schudden
shuffle-word-help = Typ een willekeurig woord. Het wordt meegeschud: zo kan niemand valsspelen, zelfs de server niet.
mix-in = Toevoegen

## Afbeeldingen
pictures = Afbeeldingen
picture-count = { $count ->
    [one] één afbeelding
   *[other] { $count } afbeeldingen
}
pictures-missing = { $count ->
    [one] Nog één afbeelding nodig
   *[other] Nog { $count } afbeeldingen nodig
}
pictures-enough = { $needed } nodig
pictures-choose-or-add = Kies stapels of eigen afbeeldingen
decks = Stapels
own-pictures = Onze afbeeldingen
pictures-drop = Sleep afbeeldingen, een map of zip hierheen
pictures-add = Afbeeldingen toevoegen
pictures-folder = Map toevoegen
pictures-zip = Zip toevoegen
pictures-help = Foto’s of tekeningen. We zetten ze rechtop, snijden ze bij tot kaart en wissen plaats en datum. Alleen deze tafel ziet ze.
pictures-sending = Afbeeldingen versturen
pictures-sent = { $done } van { $count }
understood = Begrepen
bots-only-guess = Zonder woorden kunnen bots alleen gokken: geef je afbeeldingen een titel of trefwoorden.
picture-words = Titel en trefwoorden
picture-title = Titel
picture-tags = Trefwoorden, komma’s ertussen
picture-remove = Deze afbeelding verwijderen
save = Opslaan
deck-save-as = Opslaan als stapel
deck-save-help = Iedereen op deze server kan deze afbeeldingen dan zien en ermee spelen.
deck-saved = Opgeslagen. Je vindt ze bij de stapels.
see-deck = Afbeeldingen van { $title } bekijken
see-pictures = Afbeeldingen bekijken
deck-by = Door { $authors }
deck-licence = Licentie: { $licence }

## Een ronde
round = Ronde { $number }
your-turn = Jouw beurt
asked-may-claim = Heb je een idee voor een hint? Begin maar.
asked-may-tell = Jij bent de verteller. Kies een kaart en geef een hint.
asked-may-name-giver = Wie van jullie tweeën legt een kaart?
asked-may-submit = De hint is er. Kies een kaart die past.
asked-may-vote = De kaarten liggen open. Stem.
who-tells-first = Wie is de eerste verteller?
claim-help = Brengt een van je kaarten je op een idee? Wie het eerst drukt, is de eerste verteller.
claim-help-party = Bij Party komt de hint vóór de kaarten. Wie het eerst drukt, begint.
i-tell-first = Ik begin
nobody-tells-yet = Wie wordt de eerste verteller?
first-clue-tells = Wie het eerst een hint geeft, vertelt
you-are-storyteller = Jij bent de verteller
choose-then-text = Kies een kaart en schrijf er een hint bij
choose-then-spoken = Kies een kaart en zeg je hint hardop
choose-then-sound = Kies een kaart en neem je hint op
speak-before-you-see = Eerst de hint, dan de kaarten
blind-help = Je kaarten blijven dicht tot je je hint hebt gegeven. Daarna legt iedereen, ook jij, een kaart die past.
hand-hint = Veeg door je kaarten · tik om te vergroten
tell-goal = Sommigen moeten je kaart vinden, niet iedereen.
clue-placeholder = Woord, zin, liedje …
your-clue = Je hint
tell-it = Hint geven
tell-then-look = Hint geven, dan kijken
spoken-help = Druk als iedereen hem heeft gehoord.
say-it-aloud = Zeg je hint hardop.
you-said-it = Je zei het hardop
clue-as-recording = Een opgenomen hint
listen = Luisteren
listen-to = Luister naar { $name }
listen-again = Nog eens luisteren
record = Hint opnemen
record-help = Hooguit tien seconden: woord, wijsje of geluid.
record-done = Klaar
record-again = Opnieuw opnemen
recording-now = Opname loopt. Spreek nu …
recorded = Opgenomen. Luister terug of verstuur het.
microphone-asking = Wachten op de microfoon …
microphone-refused = Deze pagina mag de microfoon niet gebruiken.
microphone-refused-help = Sta het toe in je browser en probeer het opnieuw.
microphone-missing = Geen microfoon gevonden.
microphone-missing-help = Sluit er een aan of speel verder op een telefoon.
microphone-insecure = Op deze pagina werkt de microfoon niet.
microphone-insecure-help = Browsers staan hem alleen toe op adressen die met https beginnen.
sound-file = Liever een geluidsbestand
write-clue-instead = Liever schrijven
say-clue-instead = Liever hardop zeggen
try-again = Probeer opnieuw
awaiting-spoken = Luister: { $name } zegt zo de hint
awaiting-sound = { $name } neemt een hint op
i-have-said-it = Ik heb het gezegd
choose-picture-first = Kies eerst een kaart
choose-pictures-first = { $count ->
    [one] Kies nog een kaart
   *[other] Kies eerst { $count } kaarten
}
say-something-first = Geef eerst een hint
choose-this = Deze kiezen
choose-this-of = Deze ({ $number } van { $count })
chosen = Gekozen
tells = Verteller: { $name }
you-tell = Jij bent de verteller
quoted = “{ $words }”
clue-was-spoken = { $name } zei het hardop
clue-as-spoken = Een gesproken hint
which-of-yours = { $count ->
    [one] Welke van je kaarten past bij de hint?
   *[other] Welke { $count } van je kaarten passen bij de hint?
}
which-of-yours-fits-too = Kijk nu: welke van je kaarten past bij je hint?
which-fits = Welke van je kaarten past het best?
answer-goal = Elke stem op je kaart is een punt voor jou.
give = { $count ->
    [one] Deze kaart leggen
   *[other] Beide leggen
}
laid-aside = Je keuze
take-back = Terugnemen
awaiting-text = { $name } bedenkt een hint
meanwhile-hand = Bekijk intussen je kaarten.
hand-sleeps = Bij Party blijven je kaarten dicht tot er een hint is.
waiting-for = { $count ->
    [one] We wachten op één speler
   *[other] We wachten op { $count } spelers
}
waiting-for-name = We wachten op { $name }
person-is-away = { $name } is offline
play-for = Bot speelt voor { $name }
play-for-really = Ja, bot speelt voor { $name }
your-picture-lies = { $count ->
    [one] Je kaart ligt op tafel.
   *[other] Je kaarten liggen op tafel.
}
your-partner-gives = Je partner legt een kaart. Jij stemt straks.
you-are-watching = Je kijkt mee.
you-join-next-round = Vanaf de volgende ronde doe je mee.
joins-next-round = { $name } doet volgende ronde mee

## Team
who-gives = Wie van jullie tweeën legt een kaart?
who-gives-help = De ander stemt. Laat je kaarten niet zien en beschrijf ze niet.
who-gives-private = De ander stemt. Jullie chat is privé, dus je mag je kaarten beschrijven.
i-give = Ik leg een kaart
gives = { $name } legt een kaart
i-will-vote = Ik stem
will-vote = { $name } stemt
suggests-you = { $name } stelt voor dat jij een kaart legt.
suggests-self = { $name } wil graag een kaart leggen.
waiting-for-partner = { $name } moet nog akkoord gaan.
agree-i-give = Goed, ik leg een kaart
agree-they-give = Goed, { $name } legt een kaart
talk = Chat
talk-public = Chat met { $name } (iedereen leest mee)
talk-private = Chat met { $name } (alleen jullie twee)
talk-help = Zeg wie een goede kaart heeft. Verklap niet wat erop staat.
say = Verstuur
talk-unread = Chat: nieuwe berichten
talk-everybody = Zeg iets tegen iedereen aan tafel.
was-said = Berichten
to-partner = aan de partner
talk-to = Aan { $name }
talk-to-all = Aan iedereen
gestures = Reacties
reaction-applause = Applaus
reaction-laugh = Gelach
reaction-wow = Wow
reaction-heart = Hartje
reaction-think = Even nadenken
reaction-hurry = Hup, spelen maar
phrase-let_me = Laat mij maar.
phrase-i_have_one = Ik heb een goede.
phrase-you_give = Leg jij er maar een.
phrase-not_sure = Ik heb niets goeds.
phrase-all_right = Afgesproken!

## De kaarten op tafel
gallery = De kaarten op tafel
your-hand = Je kaarten
card-number = Kaart { $number } van de stapel
card-back = Een dichte kaart
hand-place = Kaart { $number } van { $count }
look-at = Kaart { $number } van { $count }
back-to-wall = Terug naar alle kaarten
back-to-hand = Terug naar je kaarten
zoom = Vergroten
previous = Vorige kaart
next = Volgende kaart
strip = Alle kaarten
yours = van jou
owned-by = Kaart van { $name }
votes-here = { $count ->
    [0] geen stemmen
    [one] één stem
   *[other] { $count } stemmen
}
your-vote-here = hier ligt jouw stem
which-is = Welke kaart is van { $name }?
they-look-for-yours = Ze zoeken jouw kaart
where-will-most-vote = Welke kaart krijgt de meeste stemmen?
voting-board = Je stemmen
hole-empty = Nog niet gelegd
hole-vote = Je stem ligt op kaart { $slot }. Terugnemen
hole-red = Rood fiche op kaart { $slot }. Terugnemen
vote-help = Tik op een kaart, bekijk hem en stem.
two-votes-help = Je hebt twee stemmen; de tweede hoeft niet.
second-vote-help = De tweede hoeft niet; heb je het met één stem goed, dan 1 punt extra.
party-help = Stem zoals de anderen. Een stem alleen levert niets op.
party-teller-help = Groen: stem zoals de anderen. Rood: stemmen op die kaart leveren niets op.
vote-sealed = Bevestigd. Je kunt wisselen tot iedereen heeft gestemd.
place-vote = Stem op { $slot }
place-move = Stem toch op { $slot }
place-green = Groen op { $slot } leggen
place-red = Rood op { $slot } leggen
place-take-back = Terugnemen
seal-votes = { $count ->
    [one] Eén stem bevestigen
   *[other] Beide stemmen bevestigen
}
seal-tokens = Fiches bevestigen
this-is-yours = Dit is je eigen kaart.
not-votable = Op deze kun je niet stemmen.
others-vote = De anderen stemmen.
teller-watches = Jouw kaart ligt ertussen. Nu stemmen de anderen.
partner-votes = Je partner stemt voor jullie beiden.
pair-has-no-vote = { $name } is de verteller, dus jullie team stemt niet. Nu zijn de anderen aan zet.

## Onthulling
picture-of = De kaart van { $name }
your-picture = Jouw kaart
where-you-met = Zo is er gestemd
your-round = Jouw punten
your-teams-round = Punten van je team
no-points = Deze keer geen punten.
no-points-all = Geen punten: iedereen vond hem, dus de hint was te makkelijk.
no-points-none = Geen punten: niemand vond hem, dus de hint was te moeilijk.
no-points-missed = Geen punten: je zat ernaast, en niemand stemde op jouw kaart.
no-points-alone = Geen punten: verder stemde niemand op die kaart.
no-points-struck = Geen punten: daar ligt het rode fiche.
voted-own-team = Jullie team stemde op de eigen kaart.
everyones-points = Alle punten
next-round = Volgende ronde
see-result = Naar de uitslag
points-of-round = Punten in ronde { $number }
told = verteller
track = Scorespoor
plaque-together = { $count ->
    [one] één stem
   *[other] { $count } stemmen
}
plaque-struck = geschrapt
party-story = Evenveel punten als er stemmen op de kaart liggen, hooguit 5. Waar rood ligt, geen.
won-found = gevonden
won-told = sommigen, niet iedereen
won-spared-all = iedereen vond hem
won-spared-none = niemand vond hem
won-single = met maar één stem
won-vote-of = stem van { $name }
won-votes-capped = { $count } stemmen, hooguit { $cap }
won-together = { $count } stemmen samen
told-all-voted = Iedereen heeft gestemd.
told-it-was = Het was nummer { $slot }, de kaart van { $name }.
told-it-was-yours = Het was nummer { $slot }, jouw kaart.
told-some = { $count ->
    [one] Eén speler vond hem: +3, en +3 voor { $name }.
   *[other] { $count } vonden hem: elk +3, en +3 voor { $name }.
}
told-some-yours = { $count ->
    [one] Eén speler vond hem: +3, en +3 voor jou.
   *[other] { $count } vonden hem: elk +3, en +3 voor jou.
}
told-all = Iedereen vond hem: niets voor { $name }, +2 voor alle anderen.
told-all-yours = Iedereen vond hem: niets voor jou, +2 voor alle anderen.
told-none = Niemand vond hem: niets voor { $name }, +2 voor alle anderen.
told-none-yours = Niemand vond hem: niets voor jou, +2 voor alle anderen.
told-decoy = { $count ->
    [one] De kaart van { $name } kreeg één stem: +{ $points }.
   *[other] De kaart van { $name } kreeg { $count } stemmen: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Jouw kaart kreeg één stem: +{ $points }.
   *[other] Jouw kaart kreeg { $count } stemmen: +{ $points }.
}
told-together = { $count } stemmen op dezelfde kaart: elk +{ $points }.
told-nobody-met = Geen twee stemmen op dezelfde kaart: deze keer geen punten.
told-red = Rood fiche op { $slot }: stemmen daar leveren niets op.
told-leads = { $how ->
    [won] { $name } wint met { $score }.
   *[leads] { $name } gaat aan kop met { $score }.
}
told-lead-together = { $how ->
    [won] { $names } winnen met { $score }.
    [leads] { $names } gaan aan kop met { $score }.
    [all] Iedereen staat gelijk op { $score }.
   *[level] { $names } staan gelijk op { $score }.
}

## Uitslag
the-end = Einde
game-over = Het spel is afgelopen
game-stopped = De host heeft het spel gestopt. Niemand wint.
after-rounds = { $count ->
    [one] Na één ronde
   *[other] Na { $count } rondes
}
wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
wins-pair = { $names } winnen
you-win = { $mode ->
    [team] Je team wint
   *[other] Jij wint
}
winning-score = { $score ->
    [one] Eén punt
   *[other] { $score } punten
}
play-again = Nog een spel
back-to-table = Regels of spelers wijzigen
host-decides = De host kan een nieuw spel starten.
the-rounds = Alle rondes
standings = Eindstand
the-rounds-help = Tik op een ronde om de kaarten en stemmen terug te zien.
found-by-of = { $count ->
    [0] door niemand gevonden
   *[other] gevonden door { $count } van { $of }
}
previous-round = Vorige ronde
next-page = Volgende ronde
honours = Uitblinkers
honour-mysterious = Geheimzinnigste hint
honour-mysterious-for = { $names }: gevonden door { $count } van { $of }
honour-decoy = Beste dwaalspoor
honour-decoy-for = { $names }: { $count } stemmen op één kaart
honour-reader = Gedachtelezer
honour-reader-for = { $names }: { $count } van { $of } gevonden
honour-tuned = Op dezelfde golflengte
honour-tuned-for = { $names }: { $count } van { $of } rondes gestemd zoals anderen
honour-kindred = Zielsverwanten
honour-kindred-for = { $names }: { $count } keer hetzelfde gestemd
honour-own-eyes = Vrije geest
honour-own-eyes-for = { $names }: { $count } stemmen die niemand deelde
honour-red = Gewaagdste rode fiche
honour-red-for = { $names }: { $count } stemmen in één keer geschrapt
download-record = Spel downloaden

## Menu en klok
theme = Licht of donker
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker
sound = Geluiden
notify = Seintje als ik aan de beurt ben
notify-help = Ook als je in een andere app zit. Je apparaat vraagt eerst om toestemming.
notify-denied = Je apparaat staat het niet toe. Dat kun je in de instellingen veranderen.
open-tv = Tv-scherm openen
copy-seat-link = Persoonlijke link kopiëren
copy-seat-help = Open hem op een ander apparaat en speel daar verder. Deel hem met niemand.
show-seat-qr = Persoonlijke QR-code tonen
hide-seat-qr = QR-code verbergen
seat-qr = QR-code: op een ander apparaat verder spelen
my-data = Wat we over je bewaren
my-data-take = Downloaden
my-data-forget = Alles wissen
my-data-forget-really = Ja, voorgoed wissen
my-data-trouble = Dat is niet gelukt: probeer het zo nog eens
leave = Tafel verlaten
leave-really = Ja, definitief weggaan
leave-help = Een bot neemt het over, of je plaats vervalt. Alleen pauze? Sluit gewoon de pagina: je plaats blijft van jou.
hurry = Bot speelt voor iedereen die nog moet
for-the-host = Voor de host
lock-table = Tafel op slot
send-away-really = Ja, { $name } verwijderen
send-away-help = { $name } mag alleen terug als jij het toestaat.
was-sent-away = { $name } is verwijderd
let-back = Weer toelaten
stop-game = Spel stoppen
stop-game-really = Ja, nu stoppen
stop-game-help = Niemand wint. Jullie kunnen met dezelfde mensen opnieuw beginnen.
clock-left = Nog { $time }
clock-paused = Gepauzeerd op { $time }
clock-pause = Klok pauzeren
clock-resume = Klok hervatten
clock-extend = Een minuut extra
seconds-left = { $count ->
    [one] Nog één seconde
   *[other] Nog { $count } seconden
}

## Gedeeld scherm
tv-join = Doe mee op
tv-waiting = { $count ->
    [0] Scan de code en doe mee.
    [one] Eén speler is er al. Doe mee.
   *[other] { $count } spelers zijn er al.
}
tv-voting = { $count ->
    [one] Stemmen: nog één speler
   *[other] Stemmen: nog { $count } spelers
}
tv-again = Nog een spel? De host kan het starten.

## Zo speel je
how-idea-title = Het idee
how-idea = Een van jullie is de verteller. Die kiest een kaart uit de hand en geeft een hint: een woord, een zin, een lied, een geluid.
how-give-title = Iedereen legt een kaart
how-give = De anderen kiezen een eigen kaart die ook bij de hint past. Alle kaarten worden geschud en open neergelegd.
how-vote-title = Iedereen stemt
how-vote = Welke kaart is van de verteller? Alle anderen stemmen, in het geheim.
how-score-title = Punten
how-score-some = Sommigen vinden hem, maar niet iedereen: 3 voor de verteller, 3 voor wie hem vond.
how-score-none = Iedereen vindt hem, of niemand: niets voor de verteller, 2 voor alle anderen. Maak het dus niet te makkelijk en niet te moeilijk.
how-score-votes = Voor iedereen behalve de verteller: 1 voor elke stem op de eigen kaart, hooguit 3.
how-three-title = Met z’n drieën
how-three = Je hebt zeven kaarten in je hand en legt er bij elke hint twee. Zo liggen er vijf op tafel.
how-end-title = Het einde
how-end-points = Heeft iemand { $count } punten, dan eindigt het spel met die ronde.
how-end-laps = { $count ->
    [one] Het spel eindigt als iedereen één keer verteller was.
    [2] Het spel eindigt als iedereen twee keer verteller was.
   *[other] Het spel eindigt als iedereen { $count } keer verteller was.
}
how-end-pile = Is de laatste kaart getrokken, dan eindigt het spel met die ronde.
how-win = Wie de meeste punten heeft, wint. Bij gelijkspel winnen jullie samen.
how-win-team = Het team met de meeste punten wint. Bij gelijkspel winnen jullie samen.
how-large-title = Met zeven of meer
how-large = Iedereen heeft twee stemmen, voor twee verschillende kaarten; de tweede hoeft niet. Met één stem gevonden: 1 punt extra.
how-team-title = Team
how-team = Je speelt in teams van twee, met één score. De partner van de verteller legt ook een kaart. De andere teams spreken af wie een kaart legt; de ander stemt.
how-team-vote-title = Eén stemt voor beiden
how-team-vote = Welke kaart is van de verteller? In elk ander team stemt wie geen kaart heeft gelegd, in het geheim.
back = Terug
how-here = Aan deze tafel
how-party-clue-title = Eerst de hint
how-party-clue = De verteller geeft een hint zonder de eigen kaarten te zien. Daarna legt iedereen, ook de verteller, een kaart die past.
how-party-vote-title = Stem zoals de anderen
how-party-vote = Je krijgt zoveel punten als je gekozen kaart stemmen heeft, hooguit 5; je eigen kaart mag ook. Een stem alleen levert niets op. Het rode fiche van de verteller schrapt een kaart: daar telt geen stem.
how-party-pass-title = Kaarten doorgeven
how-party-pass = Na elke ronde gaan alle handkaarten dicht naar links.

## Een eerste spel
lesson-claim = Jij en drie bots. Iemand moet beginnen: tik op “Ik begin”.
lesson-tell = Kies een kaart en geef een hint, niet te makkelijk of te moeilijk: sommigen moeten je kaart vinden, niet iedereen.
lesson-told = De anderen kiezen nu eigen kaarten die ook bij je hint passen.
lesson-watch = Alle kaarten liggen op tafel, die van jou ook. De anderen stemmen op de kaart die volgens hen van jou is.
lesson-own-some = Sommigen vonden je kaart, niet iedereen: dat is de kunst. 3 punten voor jou, en 3 voor wie hem vond.
lesson-own-all = Iedereen vond je kaart: de hint was te makkelijk. Niets voor jou, 2 punten voor alle anderen.
lesson-own-none = Niemand vond je kaart: de hint was te moeilijk. Niets voor jou, 2 punten voor alle anderen.
lesson-hear = Nu is iemand anders de verteller. Bekijk intussen je kaarten.
lesson-answer = Dit is de hint van { $name }. Leg een kaart die ook van { $name } kan zijn.
lesson-given = Je kaart ligt op tafel. Als iedereen er een heeft gelegd, worden ze geschud en omgedraaid.
lesson-vote = Welke kaart is van { $name }? Tik er een aan, bekijk hem en stem. Op je eigen kaart mag niet.
lesson-sealed = Bevestigd. Als iedereen heeft gestemd, zie je het antwoord.
lesson-found = Je vond de kaart van { $name }: 3 punten voor jou, en 3 voor { $name }.
lesson-missed = De kaart van { $name } was een andere. Wie hem vond, krijgt 3 punten, en { $name } ook.
lesson-votes = En 1 punt voor elke stem op jouw kaart.
lesson-finish = Begrepen
lesson-skip = Tips verbergen
lesson-done-title = Dat is het hele spel
lesson-done = Je hebt een hint gegeven, een kaart gelegd en gestemd. Bij 30 punten is het spel uit: wie de meeste heeft, wint. Met vrienden is het nog leuker.
lesson-play-on = Verder spelen

## Problemen
connection-lost = Verbinding verbroken.
connection-trying = Opnieuw verbinden … Je plaats en kaarten blijven.
connection-back = Weer verbonden
seat-lost = Je speelt nu op een ander apparaat. Hier kijk je alleen mee.
old-link-help = De plaats is weg, of de link is niet compleet. Schuif opnieuw aan of kijk gewoon mee.
wrong-link-kept = Bij deze link hoort hier geen plaats. Je houdt je eigen plaats.
seat-offered = Je zit hier al als { $mine }. Op dit apparaat verdergaan als { $theirs }?
seat-offered-help = Dit was een persoonlijke link. Niet van jou? Blijf dan op je eigen plaats.
seat-offered-stay = Ik blijf { $mine }
seat-offered-take = Verdergaan als { $theirs }
no-such-table-help = Misschien bestaat tafel { $code } niet meer: komt er lang niemand, dan wordt een tafel verwijderd. Vraag een nieuwe link of open zelf een tafel.
old-page-help = Er is een nieuwe versie. Laad de pagina opnieuw, je plaats blijft.
trouble-help = Je plaats en kaarten blijven. Probeer het zo nog eens.
sent-away-help = Een vergissing? Vraag de host je weer toe te laten en laad de pagina opnieuw.
load-again = Opnieuw laden
to-start = Startpagina
no_connection = De server is niet bereikbaar.

## Weigeringen
no_such_table = Geen tafel heeft deze code: kijk de zes letters na
wrong_key = Bij deze link hoort hier geen plaats
key_must_be_16_bytes = Deze persoonlijke link is niet compleet: kopieer hem opnieuw
sit_down_first = Schuif eerst aan
sent_away = De host heeft je van deze tafel verwijderd
table_is_locked = Deze tafel is op slot: vraag de host hem te openen
already_seated = Je zit al aan deze tafel
table_is_full = De tafel is vol.
name_is_empty = Vul eerst je naam in
name_is_too_long = Die naam is te lang: hooguit 24 tekens
name_is_taken = Zo heet hier al iemand: kies een andere naam
no_such_rabbit = Dit konijn bestaat niet: kies een van de twaalf
rabbit_is_taken = Iemand heeft dit konijn al: kies een ander
only_the_host_may = Dat mag alleen de host
no_such_person = Deze speler is er niet meer
bots_cannot_host = Een bot kan geen host zijn: kies een mens
settings_not_understood = Deze instellingen gaan niet samen: draai er een terug
game_is_running = Er is een spel bezig: wacht tot het is afgelopen
no_game_is_running = Er is geen spel bezig: de host kan er een starten
wait_for_the_next_round = Vanaf de volgende ronde doe je mee
order_must_name_everybody_once = Er kwam of ging net iemand: probeer het opnieuw
word_is_empty = Typ eerst een woord
text_is_empty = Schrijf eerst iets
text_is_too_long = Dat is te lang: maak het iets korter
talk_is_off = De chat staat hier uit; de host kan hem aanzetten
only_teams_talk_apart = Alleen partners bij Team kunnen privé chatten
there_is_no_clock = Deze tafel heeft geen tijdslimiet
no_such_recording = De opname is niet aangekomen: neem hem opnieuw op
recording_is_too_long = Dat is te lang: hooguit tien seconden
recording_not_understood = Deze opname is niet af te spelen: neem hem opnieuw op
no_such_picture = Deze afbeelding is er niet meer
picture_is_known = Deze afbeelding, of precies zo een, is er al
enough_pictures = Een tafel heeft plaats voor 300 eigen afbeeldingen: verwijder er eerst een
no_such_deck = Deze stapel staat niet op deze server: kies een andere
deck_name_is_taken = Deze server heeft al een stapel met die naam: kies een andere naam
uploads_are_off = Deze server neemt geen afbeeldingen aan: speel met zijn stapels
table_is_out_of_room = Deze tafel is vol met afbeeldingen: verwijder er eerst een
server_is_out_of_room = Deze server heeft geen ruimte voor meer afbeeldingen: speel met zijn stapels
not_a_picture = Dit is niet als afbeelding te openen: neem JPEG, PNG, WebP, AVIF of GIF
picture_is_svg = SVG-tekeningen werken hier niet: sla ze op als PNG
picture_is_heic = HEIC-foto’s werken hier niet: stuur ze als JPEG
picture_is_damaged = Het bestand is beschadigd of niet compleet: stuur een andere kopie
picture_moves = Deze afbeelding beweegt: neem een stilstaande
picture_is_two_things = In dit bestand zit nog iets anders: sla de afbeelding opnieuw op
picture_is_too_heavy = Het bestand is groter dan 24 MB: maak het eerst kleiner
picture_is_too_large = De afbeelding heeft meer dan 64 miljoen pixels: maak hem eerst kleiner
picture_is_too_small = Te klein: een kaart heeft minstens 200 × 300 pixels nodig
picture_says_too_much = Er zitten veel te veel extra gegevens in: sla de afbeelding zonder die gegevens op
picture_took_too_long = Dit bestand openen duurde te lang: sla het opnieuw op, of kleiner
archive_is_damaged = De zip is beschadigd of niet compleet: maak hem opnieuw
archive_is_locked = De zip heeft een wachtwoord: maak hem zonder
archive_is_too_large = De zip is te groot: hooguit 1000 bestanden en 256 MB
archive_in_archive = Er zit een zip in de zip: pak die eerst uit
archive_leads_astray = Deze zip bevat onveilige bestandsnamen: zip de afbeeldingen opnieuw
nothing_in_it = Er zitten geen afbeeldingen in: neem JPEG, PNG, WebP, AVIF of GIF
cannot_write_now = Opslaan lukt nu niet. Er is niets verloren; probeer het opnieuw.
too_many_tables = Vanaf jouw netwerk zijn te veel tafels geopend. Probeer het later opnieuw.
too_fast = Dat ging te snel. Wacht even en probeer het opnieuw.
not_understood = Deze pagina is verouderd: laad hem opnieuw
game_has_ended = Het spel is afgelopen
seat_is_not_playing = Je doet niet mee in dit spel; bij het volgende wel
not_in_this_phase = Te laat: het spel is al verder
storyteller_already_chosen = Iemand was je voor
first_clue_claims = Hier beslist de eerste hint: geef gewoon de jouwe
only_storyteller_gives_clue = Alleen de verteller geeft een hint
clue_needs_a_card = Kies een kaart bij je hint
clue_takes_no_card = Bij Party komt de hint zonder kaart
clue_is_empty = Geef eerst een hint
clue_is_too_long = De hint is te lang: hooguit 200 tekens
clue_is_spoken = Hier worden hints gesproken: zeg de jouwe hardop
card_not_in_hand = Die kaart heb je niet in je hand: kies een andere
storyteller_has_submitted = Je kaart ligt al op tafel
already_submitted = Je kaart ligt al op tafel
wrong_number_of_cards = Leg één kaart; met z’n drieën twee
cards_must_differ = Kies twee verschillende kaarten
only_teams_name_a_giver = Alleen teams kiezen wie een kaart legt
storytellers_team_names_no_giver = In het team van de verteller legt de partner de kaart
giver_must_be_of_the_team = Een van jullie tweeën moet een kaart leggen
giver_already_agreed = Jullie zijn het al eens
giver_not_agreed = Spreek eerst af wie een kaart legt
partner_gives = Je partner legt de kaart
storyteller_does_not_vote = De verteller stemt niet
giver_does_not_vote = Je partner stemt voor jullie beiden
wrong_number_of_votes = Breng één stem uit; vanaf zeven spelers mogen het er twee zijn
votes_must_differ = Stem op twee verschillende kaarten
no_such_slot = Daar ligt geen kaart: kies een andere
cannot_vote_for_own_card = Dit is je eigen kaart: stem op een andere
cannot_vote_for_own_team = Dit is de kaart van je eigen team: stem op een andere
red_token_is_missing = Leg ook het rode fiche
only_storyteller_places_red = Alleen de verteller heeft een rood fiche
red_cannot_lie_on_green = Rood mag niet op je eigen groen: leg het ergens anders
already_confirmed = Je hebt al bevestigd
too_few_players = Er zijn meer spelers nodig: 3 voor Klassiek, 6 voor Party en Team
too_many_players = Dat zijn er te veel: maximaal 12 spelers
teams_need_an_even_number = Bij Team moet het aantal even zijn: 6, 8, 10 of 12
teams_keep_their_seats = Bij Team kan niemand tijdens het spel instappen; wacht op het volgende
end_does_not_fit_mode = Deze speelduur past niet bij deze spelmodus: kies een andere
deck_is_too_small = Te weinig afbeeldingen voor dit aantal: voeg een stapel toe
seat_is_taken = Die plaats is bezet: kies een andere
no_such_seat = Die plaats bestaat niet: kies een andere
not_enough_cards_to_join = Er zijn te weinig kaarten over; bij het volgende spel doe je mee

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Speel je mee?
preview-invitation = Er is een plaats voor je aan tafel
preview-text = Iemand geeft een hint, iedereen legt er een kaart bij. Welke was bedoeld? Open de link en schuif aan, zonder account.

## more
edition-why = Gedrukte spelregels verschillen wat. Speel met de regels die je kent.

## growth

said_enough_for_now = Dat was veel ineens. Haal even adem en ga dan verder.
enough_for_an_hour = Dat was veel voor één uur. Probeer het straks nog eens.
too_many_decks = Voor vandaag zijn er genoeg stapels opgeslagen. De volgende kan morgen.
export_is_running = Je download loopt al. Wacht tot hij klaar is.

## people

table_is_closed = Deze tafel is op slot
table-closed-help = Alleen wie er al is, kan hem zien. Vraag de host om een link, dan kun je meekijken.
lock-closes-help = Niemand kan nog aanschuiven of meekijken. Wie er is, blijft.
copy-look-link = Meekijklink kopiëren
copy-look-help = Wie deze link heeft, kan meekijken en ziet ook jullie eigen afbeeldingen.
own-pictures-hidden = Jullie eigen afbeeldingen blijven hier verborgen. Open het tv-scherm via het menu aan tafel om ze te tonen.
name_looks_like_another = Die naam lijkt te veel op een andere aan deze tafel: kies een andere
tables-kept = 
    { $days ->
        [one] Een tafel die een dag niet wordt gebruikt, wordt met alle spellen verwijderd.
       *[other] Een tafel die { $days } dagen niet wordt gebruikt, wordt met alle spellen verwijderd.
    }
tables-kept-always = Tafels blijven hier bestaan tot iemand ze verwijdert.
my-data-all-help = Je namen, berichten, hints, opnamen en afbeeldingen aan deze tafel, en de stapels die je ervan hebt opgeslagen.
my-data-forget-all-help = Je verlaat de tafel en dit alles wordt gewist, ook de stapels die je hebt opgeslagen. De kaarten die je hebt gelegd en je stemmen blijven, onder een andere naam.

## talk

seat_is_in_use = Die plaats is nu in gebruik op een ander apparaat
seat_is_claimed = Iemand anders vraagt al om die plaats: wacht het antwoord af
no_such_claim = Dat is al beslist
nobody_to_ask = Er is nu niemand aan wie we het kunnen vragen: probeer het later opnieuw
seat_was_in_use_lately = Deze plaats was net nog in gebruik: zeg nog eens ja als hij drie minuten leeg is geweest
talk_is_slow = Langzame chat: over { $seconds } s kun je weer schrijven
you_are_muted = De host heeft je gedempt
host_cannot_be_reported = Meldingen gaan naar de host, dus de host zelf kun je niet melden
enough_reports = Er wachten al veel meldingen op de host
lost-seat = Ik zat hier al
lost-seat-help = Kies je naam. We vragen het aan de anderen; zij kunnen je je plaats teruggeven.
lost-seat-waiting = We vragen de anderen of jij { $name } bent …
lost-seat-over = Je hebt de plaats niet gekregen. Vraag het nog eens of kies een andere naam.
claim-asked = Iemand op een nieuw apparaat zegt: “Ik ben { $name }.” Klopt dat?
claim-consequence = Zo ja, dan speelt het nieuwe apparaat verder met deze kaarten en verliest het oude de plaats.
claim-yes = Ja, dat is { $name }
claim-no = Nee
claim-agreed = Bedankt. Er moet nog iemand ja zeggen.
notice-left = { $who } heeft de tafel verlaten
notice-sent_away = { $by } heeft { $who } verwijderd
notice-let_back = { $by } heeft { $who } weer toegelaten
notice-bot_took_over = Bot { $by } speelt verder voor { $who }
notice-seat_regained = { $who } speelt verder op een ander apparaat. Akkoord: { $by }
notice-host_changed = { $who } is nu de host
notice-locked = { $by } heeft de tafel op slot gedaan
notice-unlocked = { $by } heeft de tafel van het slot gehaald
notice-muted = { $by } heeft { $who } gedempt
notice-unmuted = { $who } kan weer chatten
notice-played_for = { $by } laat een bot spelen voor { $who }
notice-stood_in = Een bot speelt zolang voor { $who }
notice-plays_again = { $who } speelt weer zelf
about-person = Opties voor { $name }
mute-for-me = Voor mij dempen
unmute-for-me = Dempen opheffen
muted-for-me = Door jou gedempt: { $names }
mute-for-all = Voor iedereen dempen
unmute-for-all = Dempen opheffen
is-muted = gedempt
report-to-host = Bij de host melden
was-reported = Bedankt. Alleen de host ziet dit.
report-asked = { $by } heeft { $name } gemeld
report-dismiss = Negeren
slow-talk = Langzame chat
slow-talk-0 = Uit
slow-talk-10 = Eén bericht per 10 s
slow-talk-30 = Eén bericht per 30 s
