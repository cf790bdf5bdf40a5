### conteur in het Nederlands. Kort, warm, volwassen: wat te doen, dan waarom.

## Begin
tagline = Iemand zegt een paar woorden. Iedereen legt een afbeelding. Welke was bedoeld?
open-table = Een tafel openen
join-with-code = Meedoen met een code
join = Meedoen
play-with-bots = Meteen spelen met bots
public-tables = { $count ->
    [one] Eén openbare tafel
   *[other] { $count } openbare tafels
}
table-is-playing = speelt nu
how-to-play = Zo speel je
lesson = Al spelend leren: twee minuten
language = Taal
offline = Geen verbinding. Je kunt de afbeeldingen bekijken, maar spelen kan alleen online. Deze pagina gaat straks vanzelf verder.
name-of-a-guest = Konijn

## Aan tafel
menu = Menu
close = Sluiten
cancel = Annuleren
keep = Klaar
arriving = Op weg naar de tafel …
table-code = Tafel { $code }
hosts-table = De tafel van { $name }
at-the-table = { $count ->
    [one] Eén persoon aan tafel · tot 12
   *[other] { $count } aan tafel · tot 12
}
players = Aan tafel
sit-title = Tafel { $code }
already-here = Al hier:
your-name = Je naam
your-rabbit = Je konijn
your-look = Je naam en je konijn
sit-down = Gaan zitten
just-watch = Alleen kijken
full-help = Je kunt kijken tot er een plaats vrijkomt.
invite = Uitnodigen
copied = Gekopieerd
copy-this-link = Kopieer deze link:
unreachable = Andere apparaten kunnen nog niet meedoen: deze computer heeft geen netwerkadres dat ze kunnen bereiken.
add-bot = Bot erbij
tv = Tv
qr = QR-code met de link naar deze tafel
is-host = host
is-bot = bot
is-away = even weg
is-awaited = denkt nog na
swap-help = { $name }: tik op een andere plaats om te ruilen.
make-host = Host maken
send-away = Wegsturen
start-with = Beginnen met { $count }
waiting-for-host = { $name } start het spel.
rabbit-0 = Vermiljoen, effen, oren rechtop
rabbit-1 = Goudgeel, gestippeld, oren wijd
rabbit-2 = Zeegroen, brede banden, hangoren
rabbit-3 = Hemelsblauw, gestreept, één oor geknikt
rabbit-4 = Pruim, schuin gestreept, oren naar links
rabbit-5 = Roze, geruit, oren naar rechts
rabbit-6 = Bladgroen, twee helften, korte oren
rabbit-7 = Ultramarijn, plusjes, lange dunne oren
rabbit-8 = Beenwit, ringen, gekruiste oren
rabbit-9 = Omber, visgraat, gekrulde oren
rabbit-10 = Leisteen, vlekken, één oor omhoog, één omlaag
rabbit-11 = Olijfgroen, riemen, beide oren geknikt

## Zo spelen we
how-we-play = Zo spelen we
mode = Spel
mode-base = Klassiek
mode-party = Party
mode-team = Team
mode-base-help = 3 tot 12. Vind de afbeelding van de verteller. Vanaf 7 heeft iedereen twee stemmen.
mode-party-help = 6 tot 12. Eerst de hint, dan de afbeeldingen. Stem waar de anderen stemmen.
mode-team-help = 6, 8, 10 of 12, in paren tegenover elkaar. De een legt een kaart, de ander stemt.
edition = Uitgave
edition-odyssey = Odyssey
edition-odyssey-help = De gedrukte regels, onveranderd.
edition-pl-2 = Poolse, 2e druk
edition-pl-2-help = Extra punten alleen als sommigen, maar niet iedereen, de juiste afbeelding vonden.
edition-ar = Arabische
edition-ar-help = Klassiek: tot de laatste kaart; tot 6 personen punten uit stemmen zonder grens. Party: rood nooit op je eigen groen. Team: zonder grens, en teams praten onder elkaar.
edition-pl-1 = Poolse, 1e druk
edition-pl-1-help = Party: niemand ziet de eigen kaarten vóór de hint.
edition-nl = Nederlandse
edition-nl-help = Wie de eerste hint geeft, is de eerste verteller.
play-to = Einde van het spel
end-edition = Zoals in deze uitgave
end-points = { $count } punten
end-laps = { $count ->
    [one] Eén keer rond
   *[other] { $count } keer rond
}
end-pile = De laatste kaart
pace = Klok
pace-off = Geen
pace-off-help = Neem de tijd die je nodig hebt.
pace-relaxed = Rustig
pace-relaxed-help = Telkens twee tot drie minuten.
pace-brisk = Vlot
pace-brisk-help = Telkens hooguit een minuut.
pace-own = Eigen
pace-own-help = Tijden die de host heeft gekozen.
clue = Hint
clue-text = Geschreven
clue-text-help = Iedereen leest hem.
clue-spoken = Gesproken
clue-spoken-help = In één kamer of aan de telefoon: hardop gezegd.
clue-sound = Opgenomen
clue-sound-help = Iedereen hoort hem.
plain-has-no-microphone = Op dit adres hebben telefoons geen microfoon: daar wordt de hint geschreven of hardop gezegd.
that-is-rounds = { $count ->
    [one] Dat is één ronde.
   *[other] Dat zijn { $count } rondes.
}
phase-claiming = Eerste verteller
phase-telling = Hint geven
phase-submitting = Kaart leggen
phase-voting = Stemmen
phase-scored = Punten
seconds-help = In seconden. Leeg: zonder grens.
more-settings = Meer regels en instellingen
option-first_storyteller = Eerste verteller
option-first_storyteller-claim = Wie het eerst drukt
option-first_storyteller-clue = Wie de eerste hint geeft
option-first_storyteller-random = Het lot beslist
option-second_vote = Tweede stem
option-second_vote-auto = Vanaf 7 twee stemmen elk
option-second_vote-never = Altijd één stem
option-bonus_when = Extra punten voor stemmen
option-bonus_when-always = Elke ronde
option-bonus_when-mixed = Alleen als sommigen hem vonden, niet iedereen
option-bonus_cap = Punten uit stemmen, hooguit
option-bonus_cap-3 = Drie per ronde
option-bonus_cap-none = Geen grens
option-red_on_green = Rood op je eigen groen
option-red_on_green-allowed = Mag
option-red_on_green-forbidden = Mag niet
option-party_hands = Kaarten vóór de hint
option-party_hands-storyteller = Gedekt voor de verteller
option-party_hands-all = Gedekt voor iedereen
option-own_team_vote = Stem op de afbeelding van het eigen team
option-own_team_vote-void = Telt niet
option-own_team_vote-count = Telt als elke andere
option-own_team_vote-forbid = Mag niet
option-team_talk = Praten in het team
option-team_talk-public = Iedereen hoort het
option-team_talk-private = Alleen het team zelf
leavers = Als iemand weggaat
leavers-bot = Een bot speelt door
leavers-go = De plaats vervalt na de ronde
bot-level = Hoe goed bots spelen
bot-level-easy = Makkelijk
bot-level-medium = Gemiddeld
bot-level-hard = Moeilijk
bots-speak = Bots spreken
bots-learn = Bots leren van ons
bots-learn-help = Deze server onthoudt de hints die hier worden gegeven, zonder namen, zodat zijn bots ze in latere spellen begrijpen.
has-talk = Chat en gebaren
has-talk-help = Korte berichten en reacties voor iedereen.
is-public = Openbare tafel
is-public-help = Iedereen kan hem vinden en aanschuiven.
shuffle-word = Help met schudden
shuffle-word-help = Typ een willekeurig woord. Het wordt meegeschud, zodat niemand, ook de server niet, de kaarten kan ordenen.
mix-in = Toevoegen

## Beelden
pictures = Afbeeldingen
picture-count = { $count ->
    [one] één afbeelding
   *[other] { $count } afbeeldingen
}
pictures-missing = { $count ->
    [one] Er ontbreekt nog één afbeelding
   *[other] Er ontbreken nog { $count } afbeeldingen
}
pictures-enough = er zijn er { $needed } nodig
pictures-choose-or-add = Kies stapels of voeg eigen afbeeldingen toe
decks = Stapels
own-pictures = Onze eigen afbeeldingen
pictures-drop = Laat hier afbeeldingen, een map of een zip los
pictures-add = Afbeeldingen toevoegen
pictures-folder = Een hele map
pictures-zip = Een zip
pictures-help = Foto’s of tekeningen. Elke afbeelding wordt rechtgezet, tot kaart bijgesneden en ontdaan van plaats en datum. Alleen deze tafel ziet ze.
pictures-sending = Afbeeldingen versturen
pictures-sent = { $done } van { $count }
understood = Begrepen
bots-only-guess = Zonder woorden kunnen bots alleen raden: geef een titel of een paar trefwoorden.
picture-words = Titel en trefwoorden
picture-title = Titel
picture-tags = Trefwoorden, met komma’s ertussen
picture-remove = Deze afbeelding weghalen
save = Bewaren
deck-save-as = Op deze server bewaren als
deck-save-help = Iedereen op deze server kan deze afbeeldingen dan zien en ermee spelen.
deck-saved = Bewaard: te vinden bij de stapels
see-deck = Bekijk de afbeeldingen van { $title }
see-pictures = Bekijk de afbeeldingen
deck-by = Door { $authors }
deck-licence = Licentie: { $licence }

## Een ronde
round = Ronde { $number }
your-turn = Jij bent aan de beurt
asked-may-claim = Wie is de eerste verteller? Jij misschien?
asked-may-tell = Jij bent de verteller. Kies een afbeelding en zeg er iets over.
asked-may-name-giver = Wie van jullie tweeën legt een kaart?
asked-may-submit = Er is een hint. Kies een afbeelding uit je hand.
asked-may-vote = De afbeeldingen hangen. Stem.
who-tells-first = Wie vertelt eerst?
claim-help = Bracht een van je afbeeldingen je op een idee? Wie het eerst drukt, vertelt eerst.
claim-help-party = Bij Party komt de hint voordat er een afbeelding te zien is. Wie het eerst drukt, begint.
i-tell-first = Ik begin
nobody-tells-yet = Wie heeft het eerst een idee?
first-clue-tells = De eerste hint bepaalt wie vertelt
you-are-storyteller = Jij bent de verteller
choose-then-text = Kies een afbeelding en zeg er iets over
choose-then-spoken = Kies een afbeelding en zeg hardop iets
choose-then-sound = Kies een afbeelding en neem je hint op
speak-before-you-see = Eerst de hint, dan de kaarten
blind-help = Je kaarten blijven gedekt tot je hint er is. Dan legt iedereen, ook jij, een afbeelding die past.
hand-hint = Veeg door je kaarten · tik om te vergroten
tell-goal = Sommigen moeten hem vinden, maar niet iedereen.
clue-placeholder = Woord, zin, geluid …
your-clue = Je hint
tell-it = Hint geven
tell-then-look = Hint geven, dan kijken
spoken-help = Als iedereen het heeft gehoord, tik dan hier.
say-it-aloud = Zeg het hardop.
you-said-it = Je hebt het hardop gezegd
clue-as-recording = Een opgenomen hint
listen = Luisteren
listen-to = Luister naar { $name }
listen-again = Nog eens luisteren
record = Neem je hint op
record-help = Hooguit tien seconden: een woord, een wijsje, een geluid.
record-done = Klaar
record-again = Opnieuw opnemen
recording-now = Spreek nu …
recorded = Opgenomen. Beluister het of verstuur het.
microphone-asking = Wachten op de microfoon …
microphone-refused = De microfoon is voor deze pagina geblokkeerd.
microphone-refused-help = Sta hem toe in de instellingen van de browser en probeer het opnieuw.
microphone-missing = Geen microfoon gevonden.
microphone-missing-help = Sluit er een aan, of ga verder op een telefoon.
microphone-insecure = Deze pagina mag de microfoon niet gebruiken.
microphone-insecure-help = Browsers staan dat alleen toe op adressen die met https beginnen.
sound-file = Stuur liever een geluidsbestand
write-clue-instead = Liever schrijven
say-clue-instead = Liever hardop zeggen
try-again = Opnieuw proberen
awaiting-spoken = Luister: { $name } zegt de hint zo hardop
awaiting-sound = { $name } neemt een hint op
i-have-said-it = Ik heb het gezegd
choose-picture-first = Kies eerst een afbeelding
choose-pictures-first = { $count ->
    [one] Kies nog een afbeelding
   *[other] Kies eerst { $count } afbeeldingen
}
say-something-first = Zeg eerst iets
choose-this = Deze kiezen
choose-this-of = Deze kiezen ({ $number } van { $count })
chosen = Gekozen
tells = { $name } vertelt
you-tell = Jij bent de verteller
quoted = “{ $words }”
clue-was-spoken = { $name } zei het hardop
clue-as-spoken = Een gesproken hint
which-of-yours = { $count ->
    [one] Welke van jouw afbeeldingen zou het kunnen zijn?
   *[other] Welke { $count } van jouw afbeeldingen zouden het kunnen zijn?
}
which-of-yours-fits-too = Kijk nu: welke van jouw afbeeldingen past bij je hint?
which-fits = Welke van je afbeeldingen past het best bij deze woorden?
answer-goal = Elke stem op jouw afbeelding is een punt voor jou.
give = { $count ->
    [one] Deze leggen
   *[other] Deze { $count } leggen
}
laid-aside = Gekozen
take-back = Terugnemen
awaiting-text = { $name } bedenkt een hint
meanwhile-hand = Bekijk intussen je kaarten.
hand-sleeps = In Party blijven je kaarten gedekt tot er een hint is.
waiting-for = { $count ->
    [one] We wachten op één persoon
   *[other] We wachten op { $count }
}
waiting-for-name = We wachten op { $name }
person-is-away = { $name } is even weg
play-for = Voor { $name } spelen
play-for-really = Ja, voor { $name } spelen
your-picture-lies = { $count ->
    [one] Je afbeelding ligt op tafel.
   *[other] Je afbeeldingen liggen op tafel.
}
your-partner-gives = Je partner legt een kaart. Jij stemt straks.
you-are-watching = Je kijkt toe.
you-join-next-round = Vanaf de volgende ronde doe je mee.
joins-next-round = { $name } doet vanaf de volgende ronde mee

## Team
who-gives = Wie van jullie tweeën legt een kaart?
who-gives-help = De ander stemt. Laat je kaarten niet zien en beschrijf ze niet.
who-gives-private = De ander stemt. Alleen jullie horen elkaar: beschrijf je afbeeldingen als je wilt.
i-give = Ik leg een kaart
gives = { $name } legt een kaart
i-will-vote = Ik stem
will-vote = { $name } stemt
suggests-you = { $name } stelt voor dat jij een kaart legt.
suggests-self = { $name } wil graag een kaart leggen.
waiting-for-partner = We wachten tot { $name } akkoord is.
agree-i-give = Akkoord: ik leg een kaart
agree-they-give = Akkoord: { $name } legt een kaart
talk = Praten
talk-public = Met { $name } praten (iedereen hoort het)
talk-private = Met { $name } praten (alleen jullie)
talk-help = Zeg wie er iets moois heeft, zonder het te tonen of te beschrijven.
say = Versturen
talk-unread = Nieuwe berichten
talk-everybody = Zeg iets tegen iedereen aan tafel.
was-said = Wat er gezegd is
to-partner = tegen de partner
talk-to = Aan { $name }
talk-to-all = Aan iedereen
gestures = Gebaren
reaction-applause = Applaus
reaction-laugh = Gelach
reaction-wow = Verbazing
reaction-heart = Hart
reaction-think = Ik denk na
reaction-hurry = Kom op
phrase-let_me = Laat mij maar.
phrase-i_have_one = Ik heb er een.
phrase-you_give = Leg jij maar een kaart.
phrase-not_sure = Ik heb niets goeds.
phrase-all_right = Goed!

## De muur
gallery = De afbeeldingen
your-hand = Je hand
card-number = Afbeelding { $number } van de stapel
card-back = Een gedekte kaart
hand-place = Afbeelding { $number } van { $count }
look-at = Afbeelding { $number } van { $count }
back-to-wall = Terug naar de muur
back-to-hand = Terug naar je hand
zoom = Vergroten
previous = Vorige afbeelding
next = Volgende afbeelding
strip = Alle afbeeldingen
yours = van jou
owned-by = Afbeelding van { $name }
votes-here = { $count ->
    [0] geen stemmen
    [one] één stem
   *[other] { $count } stemmen
}
your-vote-here = jouw stem ligt hier
which-is = Welke afbeelding is van { $name }?
they-look-for-yours = Ze zoeken die van jou
where-will-most-vote = Op welke afbeelding stemmen de meesten?
voting-board = Je stembordje
hole-empty = Fiche nog niet gelegd
hole-vote = Stem op { $slot }. Terugnemen
hole-red = Rood op { $slot }. Terugnemen
vote-help = Tik op een afbeelding om te kijken en stem dan.
two-votes-help = Je hebt twee stemmen; de tweede hoeft niet.
second-vote-help = De tweede hoeft niet; met één enkele juiste stem krijg je 1 punt extra.
party-help = Stem zoals de anderen. Een stem alleen levert niets op.
party-teller-help = Groen: stem zoals de anderen. Rood: wie daar stemde, krijgt niets.
vote-sealed = Bevestigd. Je kunt wisselen tot iedereen gestemd heeft.
place-vote = Op { $slot } stemmen
place-move = Stem naar { $slot } verplaatsen
place-green = Groen op { $slot }
place-red = Rood op { $slot }
place-take-back = Terugnemen
seal-votes = { $count ->
    [one] Eén stem bevestigen
   *[other] Beide stemmen bevestigen
}
seal-tokens = Beide fiches bevestigen
this-is-yours = Dit is je eigen afbeelding.
not-votable = Op deze kun je niet stemmen.
others-vote = De anderen stemmen.
teller-watches = Jouw afbeelding hangt ertussen. Nu kiezen de anderen.
partner-votes = Je partner stemt voor jullie beiden.
pair-has-no-vote = { $name } is de verteller, dus jullie team stemt niet. Nu kiezen de anderen.

## Onthulling
picture-of = De afbeelding van { $name }
your-picture = Jouw afbeelding
where-you-met = Waar de stemmen samenkomen
your-round = Jouw punten
your-teams-round = De punten van je team
no-points = Deze keer geen punten.
no-points-all = Geen punten: iedereen vond hem, de hint was te duidelijk.
no-points-none = Geen punten: niemand vond hem, de hint was te raadselachtig.
no-points-missed = Geen punten: je stem lag op een andere afbeelding, en op die van jou stemde niemand.
no-points-alone = Geen punten: verder stemde daar niemand.
no-points-struck = Geen punten: op die afbeelding ligt rood.
voted-own-team = Jullie stem lag op de afbeelding van je eigen team.
everyones-points = Ieders punten
next-round = Volgende ronde
see-result = De uitslag
points-of-round = Punten van ronde { $number }
told = vertelde
track = Het scorespoor
plaque-together = { $count ->
    [one] één stem
   *[other] { $count } hier
}
plaque-struck = doorgestreept
party-story = Zoveel punten als er stemmen samenkomen, hooguit vijf. Onder rood geen.
won-found = gevonden
won-told = sommigen vonden hem, niet iedereen
won-spared-all = iedereen vond hem
won-spared-none = niemand vond hem
won-single = één enkele stem
won-vote-of = stem van { $name }
won-votes-capped = { $count } stemmen, hooguit { $cap }
won-together = { $count } stemden hetzelfde
told-all-voted = Iedereen heeft gestemd.
told-it-was = Het was nummer { $slot }: de afbeelding van { $name }.
told-it-was-yours = Het was nummer { $slot }: jouw afbeelding.
told-some = { $count ->
    [one] Eén persoon vond hem: +3, en +3 voor { $name }.
   *[other] { $count } vonden hem: elk +3, en +3 voor { $name }.
}
told-some-yours = { $count ->
    [one] Eén persoon vond hem: +3, en +3 voor jou.
   *[other] { $count } vonden hem: elk +3, en +3 voor jou.
}
told-all = Iedereen vond hem: niets voor { $name }, 2 voor alle anderen.
told-all-yours = Iedereen vond hem: niets voor jou, 2 voor alle anderen.
told-none = Niemand vond hem: niets voor { $name }, 2 voor alle anderen.
told-none-yours = Niemand vond hem: niets voor jou, 2 voor alle anderen.
told-decoy = { $count ->
    [one] De afbeelding van { $name } kreeg één stem: +{ $points }.
   *[other] De afbeelding van { $name } kreeg { $count } stemmen: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Jouw afbeelding kreeg één stem: +{ $points }.
   *[other] Jouw afbeelding kreeg { $count } stemmen: +{ $points }.
}
told-together = { $count } stemden hetzelfde: elk +{ $points }.
told-nobody-met = Geen twee stemmen op dezelfde afbeelding: deze keer geen punten.
told-red = Rood ligt op { $slot }: niets voor wie daar stemde.
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
game-stopped = Het spel is gestopt. Niemand wint.
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
play-again = Nog een keer
back-to-table = Regels of plaatsen wijzigen
host-decides = De host kan een nieuw spel beginnen.
the-rounds = De rondes
standings = Eindstand
the-rounds-help = Tik op een ronde om alle afbeeldingen en stemmen nog eens te zien.
found-by-of = { $count ->
    [0] door niemand gevonden
   *[other] gevonden door { $count } van { $of }
}
previous-round = Vorige ronde
next-page = Volgende ronde
honours = Prijzen
honour-mysterious = Het geheimzinnigst
honour-mysterious-for = { $names }: gevonden door { $count } van { $of }
honour-decoy = Beste lokvogel
honour-decoy-for = { $names }: { $count } stemmen op één afbeelding
honour-reader = Gedachtelezen
honour-reader-for = { $names }: { $count } van { $of } gevonden
honour-tuned = Op één lijn
honour-tuned-for = { $names }: samen met anderen in { $count } van { $of } rondes
honour-kindred = Zielsverwanten
honour-kindred-for = { $names }: { $count } keer hetzelfde gestemd
honour-own-eyes = Vrije geest
honour-own-eyes-for = { $names }: { $count } stemmen die niemand anders uitbracht
honour-red = Gedurfdste rood
honour-red-for = { $names }: { $count } stemmen in één keer geschrapt
download-record = Het spel als bestand

## Menu en klok
theme = Dag of nacht
theme-auto = Zoals het toestel
theme-light = Dag
theme-dark = Nacht
sound = Geluiden
notify = Waarschuw me als ik aan de beurt ben
notify-help = Ook als je even ergens anders kijkt. Je toestel vraagt om toestemming.
notify-denied = Je toestel staat het niet toe. Dat kun je in de instellingen veranderen.
open-tv = Het gedeelde scherm openen
copy-seat-link = Mijn persoonlijke link kopiëren
copy-seat-help = Open hem om op een ander toestel verder te spelen. Geef hem aan niemand.
show-seat-qr = Mijn persoonlijke QR-code tonen
hide-seat-qr = QR-code verbergen
seat-qr = QR-code om op een ander toestel verder te spelen
my-data = Wat we over je bewaren
my-data-take = Downloaden
my-data-forget = Vergeet mij
my-data-forget-really = Ja, vergeet mij voorgoed
my-data-trouble = Er is niets veranderd: probeer het zo nog eens
leave = De tafel verlaten
leave-really = Ja, ik ga weg
leave-help = Een bot neemt je plaats over, of die vervalt. Wil je later terugkomen, sluit dan alleen de pagina.
hurry = Spelen voor wie nog nadenkt
for-the-host = Voor de host
lock-table = Tafel op slot doen
send-away-really = Ja, { $name } wegsturen
send-away-help = { $name } kan hier pas weer gaan zitten als jij dat goedvindt.
was-sent-away = { $name } is weggestuurd
let-back = Weer binnenlaten
stop-game = Spel stoppen
stop-game-really = Ja, nu stoppen
stop-game-help = Niemand wint. Jullie kunnen met dezelfde mensen opnieuw beginnen.
clock-left = Nog { $time }
clock-paused = Gestopt bij { $time }
clock-pause = Klok stopzetten
clock-resume = Klok hervatten
clock-extend = Een minuut erbij
seconds-left = Nog { $count } seconden

## Gedeeld scherm
tv-join = Doe mee op
tv-waiting = { $count ->
    [0] Scan de code en ga zitten.
    [one] Eén persoon aan tafel. Kom erbij zitten.
   *[other] { $count } aan tafel.
}
tv-voting = { $count ->
    [one] Stemmen: nog één persoon
   *[other] Stemmen: nog { $count } personen
}
tv-again = Nog een spel? De host kan opnieuw beginnen.

## Zo speel je
how-idea-title = Het idee
how-idea = Om de beurt is iemand de verteller: die kiest een afbeelding uit de eigen hand en zegt er iets over. Een woord, een zin, een lied, een geluid.
how-give-title = Iedereen legt een kaart
how-give = De anderen kiezen een eigen afbeelding die ook zou kunnen passen. De afbeeldingen worden geschud en aan de muur gehangen.
how-vote-title = Stemmen
how-vote = Welke afbeelding was bedoeld? Iedereen stemt in het geheim, behalve de verteller.
how-score-title = Punten
how-score-some = Sommigen vinden hem, niet iedereen: 3 voor de verteller, 3 voor wie hem vond.
how-score-none = Iedereen of niemand vindt hem: niets voor de verteller, 2 voor alle anderen. Zeg dus niet te veel en niet te weinig.
how-score-votes = Voor iedereen behalve de verteller: 1 voor elke stem op de eigen afbeelding, hooguit 3.
how-three-title = Met z’n drieën
how-three = Jullie hebben zeven afbeeldingen in de hand en leggen er bij elke hint twee: er hangen er vijf aan de muur.
how-end-title = Het einde
how-end-points = Heeft iemand { $count } punten, dan eindigt het spel met die ronde.
how-end-laps = { $count ->
    [one] Het spel eindigt als iedereen één keer verteller was.
   *[other] Het spel eindigt als iedereen { $count } keer verteller was.
}
how-end-pile = Het spel eindigt met de ronde waarin de laatste kaart wordt getrokken.
how-win = Wie de meeste punten heeft, wint; bij een gelijke stand winnen jullie samen.
how-win-team = Het paar met de meeste punten wint; bij een gelijke stand winnen jullie samen.
how-large-title = Zeven of meer
how-large = Iedereen heeft twee stemmen, voor twee verschillende afbeeldingen; de tweede hoeft niet. Met één enkele stem gevonden: 1 extra.
how-team-title = Team
how-team = Jullie spelen in paren, met één score. De partner van de verteller legt ook een kaart. De andere paren spreken af wie een kaart legt; de ander stemt.
how-team-vote-title = Eén stem per paar
how-team-vote = Welke afbeelding was bedoeld? In elk ander paar stemt wie geen kaart legde, in het geheim.
back = Terug
how-here = Aan deze tafel
how-party-clue-title = Eerst de woorden
how-party-clue = De verteller geeft de hint zonder de eigen kaarten te zien. Dan legt iedereen, ook de verteller, een afbeelding die past.
how-party-vote-title = Stem zoals de anderen
how-party-vote = Zoveel punten als er stemmen op dezelfde afbeelding liggen, hooguit 5; je mag ook op je eigen afbeelding stemmen. Een stem alleen levert niets op. De verteller streept met het rode fiche een afbeelding door: niets voor wie daar stemde.
how-party-pass-title = Kaarten reizen
how-party-pass = Na elke ronde geeft iedereen de handkaarten gedekt naar links door.

## Een eerste spel
lesson-claim = Jij en drie bots. Iemand moet beginnen: tik op “Ik begin”.
lesson-tell = Kies een afbeelding en zeg er een paar woorden over. Niet te duidelijk, niet te raadselachtig: sommigen moeten hem vinden, maar niet iedereen.
lesson-told = De anderen zoeken nu een eigen afbeelding die ook bij jouw woorden past.
lesson-watch = Alle afbeeldingen hangen aan de muur, die van jou erbij. De anderen stemmen op de afbeelding die volgens hen van jou is.
lesson-own-some = Sommigen vonden je afbeelding, niet iedereen: dat is de kunst. 3 punten voor jou, 3 voor wie hem vond.
lesson-own-all = Iedereen vond hem: dat was te duidelijk. Niets voor jou, 2 punten voor alle anderen.
lesson-own-none = Niemand vond hem: dat was te raadselachtig. Niets voor jou, 2 punten voor alle anderen.
lesson-hear = Nu vertelt iemand anders. Bekijk intussen je kaarten.
lesson-answer = Dit zijn de woorden van { $name }. Leg de afbeelding die de anderen voor die van { $name } kunnen houden.
lesson-given = Je afbeelding ligt bij de andere. Als iedereen een kaart heeft gelegd, worden ze geschud en opgehangen.
lesson-vote = Welke afbeelding is van { $name }? Tik er een aan om te kijken, en stem. Op je eigen afbeelding mag niet.
lesson-sealed = Bevestigd. Als iedereen heeft gestemd, zie je het antwoord.
lesson-found = Je vond de afbeelding van { $name }: 3 punten voor jou, 3 voor { $name }.
lesson-missed = Die van { $name } was een andere. Wie hem vond krijgt 3 punten, en { $name } ook.
lesson-votes = En 1 punt voor elke stem die je eigen afbeelding kreeg.
lesson-finish = Begrepen
lesson-skip = Tips verbergen
lesson-done-title = Dat is het hele spel
lesson-done = Je hebt een hint gegeven, een kaart gelegd en gestemd. Heeft iemand 30 punten, dan wint wie de meeste heeft. Met vrienden is het nog leuker.
lesson-play-on = Verder spelen

## Problemen
connection-lost = Verbinding verbroken.
connection-trying = We proberen het opnieuw; je plaats en kaarten blijven.
connection-back = Weer verbonden
seat-lost = Jouw plaats is nu open op een ander toestel. Je kijkt toe.
old-link-help = De plaats is opgegeven, of de link is niet helemaal gekopieerd. Ga opnieuw zitten of kijk gewoon mee.
wrong-link-kept = Deze link opent hier geen plaats. Je houdt je eigen plaats.
seat-offered = Je zit hier al als { $mine }. Op dit apparaat verdergaan als { $theirs }?
seat-offered-help = Er is een persoonlijke link geopend. Is die niet van jou, blijf dan wie je bent.
seat-offered-stay = { $mine } blijven
seat-offered-take = Verdergaan als { $theirs }
no-such-table-help = Tafel { $code } bestaat niet meer: tafels worden opgeruimd als er lang niemand komt. Vraag een nieuwe link of open zelf een tafel.
old-page-help = Er is een nieuwe versie. Laad de pagina opnieuw, je plaats blijft bewaard.
trouble-help = Je plaats en je kaarten blijven bewaard. Probeer het zo weer.
sent-away-help = Was het een vergissing? Vraag de host om je weer binnen te laten en laad de pagina opnieuw.
load-again = Opnieuw laden
to-start = Naar de startpagina
no_connection = De server is niet bereikbaar.

## Weigeringen
no_such_table = Geen tafel heeft deze code: kijk de zes letters na
wrong_key = Deze link opent hier geen plaats
key_must_be_16_bytes = Deze persoonlijke link is niet compleet: kopieer hem opnieuw
sit_down_first = Ga eerst zitten
sent_away = De host heeft je van deze tafel weggestuurd
table_is_locked = Deze tafel is op slot: vraag de host om hem te openen
already_seated = Je zit hier al
table_is_full = De tafel is vol.
name_is_empty = Hoe heet je?
name_is_too_long = Die naam is te lang: hooguit 24 letters
name_is_taken = Zo heet hier al iemand: kies een andere naam
no_such_rabbit = Dit konijn bestaat niet: kies een van de twaalf
rabbit_is_taken = Iemand heeft dit konijn al: kies een ander
only_the_host_may = Dat mag alleen de host
no_such_person = Deze persoon is er niet meer
bots_cannot_host = Een bot kan geen host zijn: kies een mens
settings_not_understood = Deze instellingen gaan niet samen: verander er een
game_is_running = Er is een spel bezig: wacht tot het is afgelopen
no_game_is_running = Er is geen spel bezig
wait_for_the_next_round = Je komt erbij in de volgende ronde
order_must_name_everybody_once = Er kwam of ging iemand; probeer het opnieuw
word_is_empty = Schrijf eerst een woord
text_is_empty = Schrijf eerst iets
text_is_too_long = Dat is te lang: maak het iets korter
talk_is_off = Aan deze tafel staat de chat uit; de host kan hem aanzetten
only_teams_talk_apart = Alleen partners in Team praten onder elkaar
there_is_no_clock = Deze tafel speelt zonder klok
no_such_recording = De opname is niet aangekomen: neem hem opnieuw op
recording_is_too_long = Dat is te lang: hooguit tien seconden
recording_not_understood = Deze opname is niet af te spelen: neem hem opnieuw op
no_such_picture = Deze afbeelding is er niet meer
picture_is_known = Deze afbeelding, of een die er precies op lijkt, is er al
enough_pictures = Meer dan 300 eigen afbeeldingen past niet aan deze tafel: haal er eerst een weg
no_such_deck = Deze stapel staat niet op deze server: kies een andere
deck_name_is_taken = Er staat al een stapel met deze naam op deze server: kies een andere naam
uploads_are_off = Deze server neemt geen afbeeldingen aan: speel met zijn stapels
table_is_out_of_room = De ruimte van deze tafel is vol: haal eerst een afbeelding weg
server_is_out_of_room = Deze server heeft geen ruimte voor meer afbeeldingen: speel met zijn stapels
not_a_picture = Dit bestand kunnen we niet openen: JPEG, PNG, WebP, AVIF en GIF wel
picture_is_svg = SVG-tekeningen nemen we niet aan: bewaar hem als PNG
picture_is_heic = HEIC-foto’s kunnen hier niet open: stuur hem als JPEG
picture_is_damaged = Het bestand is beschadigd of niet compleet: stuur een andere kopie
picture_moves = Hij beweegt: alleen stilstaande afbeeldingen kunnen kaarten zijn
picture_is_two_things = In dit bestand zit nog iets anders: bewaar de afbeelding opnieuw en probeer nog eens
picture_is_too_heavy = Het bestand is groter dan 24 MB: maak het eerst kleiner
picture_is_too_large = De afbeelding heeft meer dan 64 miljoen pixels: maak hem eerst kleiner
picture_is_too_small = De afbeelding is te klein: een kaart heeft minstens 200 × 300 pixels nodig
picture_says_too_much = Bij deze afbeelding zitten veel te veel gegevens: bewaar die opnieuw zonder
picture_took_too_long = Dit bestand ging niet op tijd open: bewaar het opnieuw, of kleiner
archive_is_damaged = De zip is beschadigd of niet compleet: pak hem opnieuw in
archive_is_locked = De zip heeft een wachtwoord: maak hem zonder
archive_is_too_large = In de zip zit te veel: hooguit 1000 bestanden en 256 MB
archive_in_archive = Een zip in een zip gaat niet open: pak hem eerst uit
archive_leads_astray = Bestandsnamen in deze zip leiden eruit: pak de afbeeldingen opnieuw in
nothing_in_it = Er zitten geen afbeeldingen in: JPEG, PNG, WebP, AVIF en GIF kunnen
cannot_write_now = De server kan nu niet bewaren. Er is niets verloren; probeer het opnieuw.
too_many_tables = Hier zijn te veel tafels geopend. Wacht even.
too_fast = Dat was te snel. Probeer het opnieuw.
not_understood = Deze pagina is verouderd: laad hem opnieuw
game_has_ended = Het spel is afgelopen
seat_is_not_playing = Je speelt niet mee in dit spel; bij het volgende kun je erbij
not_in_this_phase = Dat moment is voorbij
storyteller_already_chosen = Iemand was sneller
first_clue_claims = Hier beslist de eerste hint: geef gewoon de jouwe
only_storyteller_gives_clue = Alleen de verteller geeft de hint
clue_needs_a_card = Kies een afbeelding bij je hint
clue_takes_no_card = In Party komt de hint zonder afbeelding
clue_is_empty = Zeg eerst iets
clue_is_too_long = De hint is te lang: hooguit 200 letters
clue_is_spoken = Aan deze tafel wordt de hint gezegd: zeg hem hardop
card_not_in_hand = Die afbeelding zit niet in je hand: kies een andere
storyteller_has_submitted = Je afbeelding ligt er al
already_submitted = Je afbeelding ligt er al
wrong_number_of_cards = Leg één afbeelding; met z’n drieën twee
cards_must_differ = Twee verschillende afbeeldingen, graag
only_teams_name_a_giver = Alleen teams kiezen wie een kaart legt
storytellers_team_names_no_giver = In het team van de verteller legt de partner de kaart
giver_must_be_of_the_team = Een van jullie tweeën moet een kaart leggen
giver_already_agreed = Jullie zijn het al eens
giver_not_agreed = Spreek eerst af wie een kaart legt
partner_gives = Je partner legt de kaart
storyteller_does_not_vote = De verteller stemt niet
giver_does_not_vote = Je partner stemt voor jullie beiden
wrong_number_of_votes = Leg één stem; vanaf zeven personen mogen het er twee zijn
votes_must_differ = De twee stemmen gaan naar twee verschillende afbeeldingen
no_such_slot = Daar hangt geen afbeelding
cannot_vote_for_own_card = Dit is je eigen afbeelding: stem op een andere
cannot_vote_for_own_team = Dit is de afbeelding van je team: stem op een andere
red_token_is_missing = Leg ook het rode fiche
only_storyteller_places_red = Alleen de verteller heeft een rood fiche
red_cannot_lie_on_green = Rood mag niet op jouw groen liggen: leg het ergens anders
already_confirmed = Je hebt al bevestigd
too_few_players = Er zijn meer mensen nodig: 3 voor Klassiek, 6 voor Party en Team
too_many_players = Dat zijn er te veel: hooguit 12 spelen mee
teams_need_an_even_number = Teams hebben een even aantal nodig: 6, 8, 10 of 12
teams_keep_their_seats = In Team komt tijdens het spel niemand erbij; wacht op het volgende
end_does_not_fit_mode = Dit einde past niet bij dit spel: kies een ander
deck_is_too_small = Er zijn te weinig afbeeldingen voor zovelen: voeg een stapel toe
seat_is_taken = Deze plaats is bezet: kies een andere
no_such_seat = Deze plaats bestaat niet
not_enough_cards_to_join = Er zijn te weinig afbeeldingen over; bij het volgende spel kun je erbij

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Speel mee
preview-invitation = Er wacht een tafel op je
preview-text = De verteller zegt een paar woorden, iedereen legt een afbeelding. Welke was het? Open de link en schuif aan, zonder account.

## more
edition-why = De gedrukte spelregels verschillen een beetje. Speel met de regels die je kent.

## growth

said_enough_for_now = Dat was veel ineens. Haal even adem en ga dan verder.
enough_for_an_hour = Dat is wel erg veel voor één uur. Probeer het straks nog eens.
too_many_decks = Er zijn hier al veel stapels bewaard. Bewaar de volgende morgen.
export_is_running = Je download loopt al. Wacht tot hij klaar is.

## people

table_is_closed = Deze tafel is gesloten
table-closed-help = Alleen wie er al is, kan hem zien. Vraag de host om een link, dan kun je meekijken.
lock-closes-help = Niemand anders kan gaan zitten of meekijken. Wie er is, blijft.
copy-look-link = Een link om mee te kijken kopiëren
copy-look-help = Wie hem heeft, kan meekijken en ziet ook jullie eigen afbeeldingen.
own-pictures-hidden = Jullie eigen afbeeldingen blijven hier verborgen. Open dit scherm vanuit het menu aan tafel om ze te tonen.
name_looks_like_another = Dat lijkt precies op de naam van iemand hier: kies een andere
tables-kept = 
    { $days ->
        [one] Een tafel die een dag lang niemand gebruikt, wordt verwijderd.
       *[other] Een tafel die { $days } dagen lang niemand gebruikt, wordt met alle spellen verwijderd.
    }
tables-kept-always = Tafels blijven hier bewaard tot iemand ze verwijdert.
my-data-all-help = Je namen, berichten, hints, opnamen en afbeeldingen aan deze tafel, en de stapels die je ervan bewaarde.
my-data-forget-all-help = Je verlaat de tafel en alles wordt gewist, ook de stapels die je bewaarde. De kaarten en stemmen die je speelde blijven, onder een andere naam.

## talk

seat_is_in_use = Die plaats is nu open op een ander toestel
seat_is_claimed = Iemand anders vraagt al om die plaats: wacht het antwoord af
no_such_claim = Dat is al beslist
nobody_to_ask = Er is verder niemand die je kan herkennen: probeer het als er iemand is
seat_was_in_use_lately = Deze plaats was net nog in gebruik: stem nog eens in als hij drie minuten leeg is
talk_is_slow = Hier gaat het praten langzaam: over { $seconds } s kun je weer iets zeggen
you_are_muted = De host heeft je gedempt
host_cannot_be_reported = Meldingen gaan naar de host, dus de host kun je niet melden
enough_reports = Er wachten al veel meldingen op de host
lost-seat = Ik was hier al
lost-seat-help = Kies je naam. Wie er is, wordt gevraagd en kan je je plaats teruggeven.
lost-seat-waiting = De tafel wordt gevraagd of jij { $name } bent …
lost-seat-over = De plaats is nog zoals hij was. Vraag het nog eens, of ga onder een andere naam zitten.
claim-asked = Een nieuw toestel zegt: “Ik was { $name }.” Klopt dat?
claim-consequence = Dan ziet het deze kaarten en speelt het verder; het oude toestel verliest de plaats.
claim-yes = Ja, dat is { $name }
claim-no = Nee
claim-agreed = Dank je. Nog iemand moet instemmen.
notice-left = { $who } verlaat de tafel
notice-sent_away = { $by } stuurt { $who } weg
notice-let_back = { $by } laat { $who } weer binnen
notice-bot_took_over = { $by }, een bot, speelt door voor { $who }
notice-seat_regained = { $who } heeft de plaats terug, op een ander toestel. Akkoord: { $by }
notice-host_changed = { $who } is nu de host
notice-locked = { $by } doet de tafel op slot
notice-unlocked = { $by } doet de tafel open
notice-muted = { $by } dempt { $who }
notice-unmuted = { $who } mag weer praten
notice-played_for = { $by } laat een bot spelen voor { $who }
notice-stood_in = Een bot speelt voor { $who }
notice-plays_again = { $who } speelt weer zelf
about-person = Over { $name }
mute-for-me = Dempen voor mij
unmute-for-me = Weer horen
muted-for-me = Je hoort niet: { $names }
mute-for-all = Dempen voor de hele tafel
unmute-for-all = Weer laten praten
is-muted = gedempt
report-to-host = Melden aan de host
was-reported = Alleen de host ziet dit. Dank je.
report-asked = { $by } meldt { $name }
report-dismiss = Zo laten
slow-talk = Langzaam praten
slow-talk-0 = Uit
slow-talk-10 = Eén zin per 10 s
slow-talk-30 = Eén zin per 30 s
