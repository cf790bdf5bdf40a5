### conteur in English. Short, warm, adult: what to do, then why.

## Home
tagline = One player says a few words. Everyone plays a picture. Which one was meant?
open-table = Open a table
join-with-code = Join with a code
join = Join
play-with-bots = Play now with bots
public-tables = { $count ->
    [one] One public table
   *[other] { $count } public tables
}
table-is-playing = playing
how-to-play = How to play
lesson = Learn by playing: two minutes
language = Language
offline = No connection. You can look at the pictures; playing needs one. This page carries on by itself once it’s back.
name-of-a-guest = Rabbit

## Around the table
menu = Menu
close = Close
cancel = Cancel
keep = Done
arriving = Coming to the table…
table-code = Table { $code }
hosts-table = { $name }’s table
at-the-table = { $count ->
    [one] One at the table · up to 12
   *[other] { $count } at the table · up to 12
}
players = Players
sit-title = Table { $code }
already-here = Here already:
your-name = Your name
your-rabbit = Your rabbit
your-look = Your name and rabbit
sit-down = Sit down
just-watch = Just watch
full-help = You can watch until a seat is free.
invite = Invite
copied = Copied
copy-this-link = Copy this link:
unreachable = Other devices can’t join yet: this computer has no network address they can reach.
add-bot = Add a bot
tv = TV
qr = QR code with the link to this table
is-host = host
is-bot = bot
is-away = away
is-awaited = still thinking
swap-help = { $name }: tap another seat to swap.
make-host = Make host
send-away = Send away
start-with = Start with { $count }
waiting-for-host = { $name } starts the game.
rabbit-0 = Vermilion, plain, ears upright
rabbit-1 = Marigold, dotted, ears wide
rabbit-2 = Sea green, banded, ears hanging
rabbit-3 = Sky blue, striped, one ear folded
rabbit-4 = Plum, diagonal stripes, ears to the left
rabbit-5 = Rose, chequered, ears to the right
rabbit-6 = Leaf green, two halves, short ears
rabbit-7 = Ultramarine, plus signs, long thin ears
rabbit-8 = Bone white, rings, crossed ears
rabbit-9 = Umber, chevrons, curled ears
rabbit-10 = Slate, spots, one ear up and one down
rabbit-11 = Olive, belts, both ears folded

## How we play
how-we-play = How we play
mode = Game
mode-base = Classic
mode-party = Party
mode-team = Team
mode-base-help = 3 to 12 players. Find the storyteller’s picture. From 7 players everyone has two votes.
mode-party-help = 6 to 12 players. The clue comes first, then the pictures. Vote where the others vote.
mode-team-help = 6, 8, 10 or 12 players, in pairs who face each other. One of you plays a card, the other votes.
edition = Edition
edition-odyssey = Odyssey
edition-odyssey-help = The printed rules, nothing changed.
edition-pl-2 = Polish, 2nd printing
edition-pl-2-help = Extra points only if some, but not all, found the storyteller’s picture.
edition-ar = Arabic
edition-ar-help = Classic: until the last card; with up to 6 players, no limit on points from votes. Party: red never on your own green. Team: no limit, and partners talk in private.
edition-pl-1 = Polish, 1st printing
edition-pl-1-help = Party: nobody looks at their cards before the clue.
edition-nl = Dutch
edition-nl-help = Whoever gives the first clue is the first storyteller.
play-to = Play to
end-edition = As in this edition
end-points = { $count } points
end-laps = { $count ->
    [one] Once around
    [2] Twice around
   *[other] { $count } times around
}
end-pile = The last card
pace = Clock
pace-off = None
pace-off-help = Take the time you need.
pace-relaxed = Relaxed
pace-relaxed-help = Two to three minutes each.
pace-brisk = Brisk
pace-brisk-help = A minute each at most.
pace-own = Your own
pace-own-help = Times set by the host.
clue = Clue
clue-text = Written
clue-text-help = Everybody reads it.
clue-spoken = Spoken
clue-spoken-help = In one room, or on a call: say it aloud.
clue-sound = Recorded
clue-sound-help = Everybody hears it.
plain-has-no-microphone = On this address phones have no microphone: there, the clue is written or said aloud.
that-is-rounds = { $count ->
    [one] That’s one round.
   *[other] That’s { $count } rounds.
}
phase-claiming = First storyteller
phase-telling = Giving the clue
phase-submitting = Playing a card
phase-voting = Voting
phase-scored = Points
seconds-help = In seconds. Leave empty for no limit.
more-settings = More rules and settings
option-first_storyteller = First storyteller
option-first_storyteller-claim = Whoever presses first
option-first_storyteller-clue = Whoever gives the first clue
option-first_storyteller-random = Drawn by lot
option-second_vote = Second vote
option-second_vote-auto = Two votes each from 7 players
option-second_vote-never = Always one vote
option-bonus_when = Extra points for votes
option-bonus_when-always = In every round
option-bonus_when-mixed = Only if some, but not all, found it
option-bonus_cap = Points from votes, at most
option-bonus_cap-3 = Three a round
option-bonus_cap-none = No limit
option-red_on_green = Red token on your own green
option-red_on_green-allowed = Allowed
option-red_on_green-forbidden = Not allowed
option-party_hands = Cards before the clue
option-party_hands-storyteller = Face down for the storyteller
option-party_hands-all = Face down for everybody
option-own_team_vote = Vote for your own team’s picture
option-own_team_vote-void = Counts for nothing
option-own_team_vote-count = Counts like any other
option-own_team_vote-forbid = Not allowed
option-team_talk = Talk between partners
option-team_talk-public = Everybody hears it
option-team_talk-private = Only the two of them
leavers = When somebody leaves
leavers-bot = A bot plays on
leavers-go = The seat is removed after the round
bot-level = How well bots play
bot-level-easy = Easy
bot-level-medium = Medium
bot-level-hard = Hard
bots-speak = Bots speak
bots-learn = Bots learn from us
bots-learn-help = This server remembers the clues given here, without names, so its bots understand them in later games.
has-talk = Talk and gestures
has-talk-help = Short messages and reactions for everybody.
is-public = Public table
is-public-help = Anybody can find it and sit down.
shuffle-word = Help shuffle the cards
shuffle-word-help = Type any word. It’s mixed into the shuffle, so nobody, not even the server, can arrange the cards.
mix-in = Add it

## Pictures
pictures = Pictures
picture-count = { $count ->
    [one] one picture
   *[other] { $count } pictures
}
pictures-missing = { $count ->
    [one] One picture is missing
   *[other] { $count } pictures are missing
}
pictures-enough = { $needed } are needed
pictures-choose-or-add = Choose decks, or add your own
decks = Decks
own-pictures = Our own pictures
pictures-drop = Drop pictures, a folder or a zip here
pictures-add = Add pictures
pictures-folder = A whole folder
pictures-zip = A zip
pictures-help = Photos or drawings. Each is turned upright and cut to a card; place and date are removed. Only this table sees them.
pictures-sending = Sending pictures
pictures-sent = { $done } of { $count }
understood = Got it
bots-only-guess = Without words, bots can only guess: give your pictures a title or a few tags.
picture-words = Title and tags
picture-title = Title
picture-tags = Tags, with commas between
picture-remove = Remove this picture
save = Save
deck-save-as = Save on this server as
deck-save-help = Everybody on this server can then see these pictures and play with them.
deck-saved = Saved: it’s in the list of decks now
see-deck = See the pictures of { $title }
see-pictures = See the pictures
deck-by = By { $authors }
deck-licence = Licence: { $licence }

## A round
round = Round { $number }
your-turn = Your turn
asked-may-claim = Who’ll be the first storyteller? Maybe you?
asked-may-tell = You’re the storyteller. Choose a picture and say something about it.
asked-may-name-giver = Which of you two plays a card?
asked-may-submit = The clue is here. Choose a picture from your hand.
asked-may-vote = The pictures are up. Vote.
who-tells-first = Who’s the first storyteller?
claim-help = Has one of your pictures given you an idea? The first to press is the first storyteller.
claim-help-party = In Party the storyteller gives a clue before seeing any picture. The first to press begins.
i-tell-first = I’ll go first
nobody-tells-yet = Who has an idea first?
first-clue-tells = The first clue decides who’s the storyteller
you-are-storyteller = You’re the storyteller
choose-then-text = Choose a picture, then say something about it
choose-then-spoken = Choose a picture, then say something aloud
choose-then-sound = Choose a picture, then record your clue
speak-before-you-see = First the clue, then the cards
blind-help = Your cards stay face down until you’ve given your clue. Then everyone, you too, plays a picture that fits.
hand-hint = Swipe through your hand · tap to enlarge
tell-goal = Some should find it, but not everybody.
clue-placeholder = A word, a line, a sound…
your-clue = Your clue
tell-it = Give the clue
tell-then-look = Give the clue, then look
spoken-help = Press when everyone has heard it.
say-it-aloud = Say it aloud.
you-said-it = You said it aloud
clue-as-recording = A recorded clue
listen = Listen
listen-to = Listen to { $name }
listen-again = Listen again
record = Record your clue
record-help = Up to ten seconds: a word, a melody, a sound.
record-done = Done
record-again = Record again
recording-now = Speak now…
recorded = Recorded. Listen to it, or send it.
microphone-asking = Waiting for the microphone…
microphone-refused = This page isn’t allowed to use the microphone.
microphone-refused-help = Allow it in the browser’s settings, then try again.
microphone-missing = No microphone found.
microphone-missing-help = Connect one, or continue on a phone.
microphone-insecure = This page can’t use the microphone.
microphone-insecure-help = Browsers allow it only at addresses that begin with https.
sound-file = Send a sound file instead
write-clue-instead = Write it instead
say-clue-instead = Say it aloud instead
try-again = Try again
awaiting-spoken = Listen: { $name } will say the clue aloud
awaiting-sound = { $name } is recording a clue
i-have-said-it = I’ve said it
choose-picture-first = Choose a picture first
choose-pictures-first = { $count ->
    [one] Choose one more picture
   *[other] Choose { $count } pictures first
}
say-something-first = Say something first
choose-this = Choose this one
choose-this-of = Choose this one ({ $number } of { $count })
chosen = Chosen
tells = Storyteller: { $name }
you-tell = You’re the storyteller
quoted = “{ $words }”
clue-was-spoken = { $name } said it aloud
clue-as-spoken = A spoken clue
which-of-yours = { $count ->
    [one] Which of your pictures could it be?
   *[other] Which { $count } of your pictures could it be?
}
which-of-yours-fits-too = Now look: which of your pictures fits your clue?
which-fits = Which of your pictures fits these words best?
answer-goal = Each vote for your picture is a point for you.
give = { $count ->
    [one] Play this one
   *[other] Play these { $count }
}
laid-aside = Chosen
take-back = Take it back
awaiting-text = { $name } is thinking of a clue
meanwhile-hand = Meanwhile, look through your hand.
hand-sleeps = In Party your cards stay face down until there’s a clue.
waiting-for = { $count ->
    [one] Waiting for one
   *[other] Waiting for { $count }
}
waiting-for-name = Waiting for { $name }
person-is-away = { $name } is away
play-for = Play for { $name }
play-for-really = Yes, play for { $name }
your-picture-lies = { $count ->
    [one] Your picture is on the table.
   *[other] Your pictures are on the table.
}
your-partner-gives = Your partner plays a card. You’ll vote.
you-are-watching = You are watching.
you-join-next-round = You’re in from the next round.
joins-next-round = { $name } joins next round

## Team
who-gives = Which of you two plays a card?
who-gives-help = The other one votes. Don’t show or describe your cards.
who-gives-private = The other one votes. Only you two hear each other: describe your pictures if you like.
i-give = I’ll play a card
gives = { $name } plays a card
i-will-vote = I’ll vote
will-vote = { $name } will vote
suggests-you = { $name } suggests that you play a card.
suggests-self = { $name } would like to play a card.
waiting-for-partner = Waiting for { $name } to agree.
agree-i-give = Agree: I’ll play a card
agree-they-give = Agree: { $name } plays a card
talk = Talk
talk-public = Talk to { $name } (everyone hears)
talk-private = Talk to { $name } (only you two)
talk-help = Say which of you has a good one. Don’t name or describe pictures.
say = Say
talk-unread = New messages
talk-everybody = Say something to everybody at the table.
was-said = What was said
to-partner = to their partner
talk-to = To { $name }
talk-to-all = To everybody
gestures = Gestures
reaction-applause = Applause
reaction-laugh = Laughter
reaction-wow = Wow
reaction-heart = Love
reaction-think = Thinking
reaction-hurry = Hurry, please
phrase-let_me = Let me.
phrase-i_have_one = I have one.
phrase-you_give = You play one, please.
phrase-not_sure = I have nothing good.
phrase-all_right = All right!

## The wall
gallery = The pictures
your-hand = Your hand
card-number = Picture { $number } of the deck
card-back = A card, face down
hand-place = Picture { $number } of { $count }
look-at = Picture { $number } of { $count }
back-to-wall = Back to the wall
back-to-hand = Back to your hand
zoom = Enlarge
previous = Previous picture
next = Next picture
strip = All pictures
yours = yours
owned-by = { $name }’s picture
votes-here = { $count ->
    [0] no votes
    [one] one vote
   *[other] { $count } votes
}
your-vote-here = your vote is here
which-is = Which picture is { $name }’s?
they-look-for-yours = They’re looking for yours
where-will-most-vote = Where will most of us vote?
voting-board = Your voting board
hole-empty = Token not placed yet
hole-vote = Vote on { $slot }. Take it back
hole-red = Red on { $slot }. Take it back
vote-help = Tap a picture to look at it, then vote.
two-votes-help = You have two votes; the second is optional.
second-vote-help = The second is optional; a single right vote earns 1 extra.
party-help = Vote where the others vote. A vote alone scores nothing.
party-teller-help = Green: vote where the others vote. Red: whoever voted there gets nothing.
vote-sealed = Confirmed. You can change it until everyone has voted.
place-vote = Vote for { $slot }
place-move = Move the vote to { $slot }
place-green = Green on { $slot }
place-red = Red on { $slot }
place-take-back = Take it back
seal-votes = { $count ->
    [one] Confirm one vote
   *[other] Confirm both votes
}
seal-tokens = Confirm both tokens
this-is-yours = This is your own picture.
not-votable = You can’t vote for this one.
others-vote = The others are voting.
teller-watches = Your picture is among them. Now the others choose.
partner-votes = Your partner votes for you both.
pair-has-no-vote = { $name } is the storyteller, so your team doesn’t vote. Now the others choose.

## Reveal
picture-of = { $name }’s picture
your-picture = Your picture
where-you-met = Where your votes met
your-round = Your points
your-teams-round = Your team’s points
no-points = No points this time.
no-points-all = No points: everybody found it, so the clue was too clear.
no-points-none = No points: nobody found it, so the clue was too obscure.
no-points-missed = No points: you voted for another picture, and nobody voted for yours.
no-points-alone = No points: nobody else voted there.
no-points-struck = No points: the red token is on that picture.
voted-own-team = Your team voted for its own picture.
everyones-points = All points
next-round = Next round
see-result = The result
points-of-round = Points of round { $number }
told = storyteller
track = The score track
plaque-together = { $count ->
    [one] alone
   *[other] { $count } here
}
plaque-struck = struck out
party-story = As many points as votes on the same picture, five at most. None under the red token.
won-found = found it
won-told = some found it, not all
won-spared-all = everybody found it
won-spared-none = nobody found it
won-single = one vote only
won-vote-of = { $name }’s vote
won-votes-capped = { $count } votes, at most { $cap }
won-together = { $count } votes together
told-all-voted = Everyone has voted.
told-it-was = It was number { $slot }: { $name }’s picture.
told-it-was-yours = It was number { $slot }: your picture.
told-some = { $count ->
    [one] One found it: +3, and +3 for { $name }.
   *[other] { $count } found it: +3 each, and +3 for { $name }.
}
told-some-yours = { $count ->
    [one] One found it: +3, and +3 for you.
   *[other] { $count } found it: +3 each, and +3 for you.
}
told-all = Everybody found it: nothing for { $name }, 2 for all others.
told-all-yours = Everybody found it: nothing for you, 2 for all others.
told-none = Nobody found it: nothing for { $name }, 2 for all others.
told-none-yours = Nobody found it: nothing for you, 2 for all others.
told-decoy = { $count ->
    [one] { $name }’s picture drew one vote: +{ $points }.
   *[other] { $name }’s picture drew { $count } votes: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Your picture drew one vote: +{ $points }.
   *[other] Your picture drew { $count } votes: +{ $points }.
}
told-together = { $count } votes on the same picture: +{ $points } each.
told-nobody-met = No two votes on the same picture: no points this time.
told-red = Red is on { $slot }: nothing for whoever voted there.
told-leads = { $how ->
    [won] { $name } wins with { $score }.
   *[leads] { $name } leads with { $score }.
}
told-lead-together = { $how ->
    [won] { $names } win with { $score }.
    [leads] { $names } lead with { $score }.
    [all] All level on { $score }.
   *[level] { $names } are level on { $score }.
}

## Result
the-end = The end
game-over = The game is over
game-stopped = The host has stopped the game. Nobody wins.
after-rounds = { $count ->
    [one] After one round
   *[other] After { $count } rounds
}
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
wins-pair = { $names } win
you-win = { $mode ->
    [team] Your team wins
   *[other] You win
}
winning-score = { $score ->
    [one] One point
   *[other] { $score } points
}
play-again = Play again
back-to-table = Change rules or players
host-decides = The host can start another game.
the-rounds = The rounds
standings = Final scores
the-rounds-help = Tap a round to see all its pictures and votes again.
found-by-of = { $count ->
    [0] found by nobody
   *[other] found by { $count } of { $of }
}
previous-round = Previous round
next-page = Next round
honours = Awards
honour-mysterious = Most mysterious
honour-mysterious-for = { $names }: found by { $count } of { $of }
honour-decoy = Best decoy
honour-decoy-for = { $names }: { $count } votes for one picture
honour-reader = Mind reader
honour-reader-for = { $names }: found { $count } of { $of }
honour-tuned = In tune
honour-tuned-for = { $names }: with others in { $count } of { $of } rounds
honour-kindred = Kindred spirits
honour-kindred-for = { $names }: voted alike { $count } times
honour-own-eyes = Free spirit
honour-own-eyes-for = { $names }: { $count } votes nobody else cast
honour-red = Boldest red
honour-red-for = { $names }: struck out { $count } votes at once
download-record = The game as a file

## Menu and clock
theme = Day or night
theme-auto = As the device
theme-light = Day
theme-dark = Night
sound = Sounds
notify = Tell me when it’s my turn
notify-help = Even when you’re looking elsewhere. Your device will ask for permission.
notify-denied = Your device doesn’t allow it. You can change that in its settings.
open-tv = Open the shared screen
copy-seat-link = Copy my personal link
copy-seat-help = Open it to continue on another device. Don’t share it with anybody.
show-seat-qr = Show my personal QR code
hide-seat-qr = Hide the QR code
seat-qr = QR code to continue on another device
my-data = What we keep about you
my-data-help = Your names, talk, clues, recordings and pictures at this table.
my-data-take = Download it
my-data-forget = Forget me
my-data-forget-really = Yes, forget me for good
my-data-forget-help = You leave the table and all of it is erased. The cards and votes you played stay, under another name.
my-data-trouble = Nothing was changed: try again in a moment
leave = Leave the table
leave-really = Yes, leave for good
leave-help = A bot takes your seat, or it’s removed. To come back later, just close the page instead.
hurry = Play for whoever is still thinking
for-the-host = For the host
lock-table = Lock the table
lock-help = Nobody new can sit down. Whoever has a seat keeps it.
send-away-really = Yes, send { $name } away
send-away-help = { $name } can sit down here again only if you allow it.
was-sent-away = { $name } was sent away
let-back = Let back in
stop-game = Stop the game
stop-game-really = Yes, stop it now
stop-game-help = Nobody wins. You can start again with the same people.
clock-left = { $time } left
clock-paused = Paused at { $time }
clock-pause = Stop the clock
clock-resume = Restart the clock
clock-extend = One minute more
seconds-left = { $count } seconds left

## Shared screen
tv-join = Join at
tv-waiting = { $count ->
    [0] Scan the code and sit down.
    [one] One at the table. Join in.
   *[other] { $count } at the table.
}
tv-voting = { $count ->
    [one] Voting: waiting for one
   *[other] Voting: waiting for { $count }
}
tv-again = Another game? The host can start one.

## How to play
how-idea-title = The idea
how-idea = One of you is the storyteller: they choose a picture from their hand and say something about it. A word, a line, a song, a sound.
how-give-title = Everyone plays a card
how-give = All the others choose a picture of their own that could fit as well. The pictures are shuffled and put up on the wall.
how-vote-title = Everyone votes
how-vote = Which picture was the storyteller’s? Everybody but the storyteller votes, in secret.
how-score-title = Points
how-score-some = Some find it, but not all: 3 for the storyteller, 3 for everyone who found it.
how-score-none = All or none find it: nothing for the storyteller, 2 for everyone else. So say neither too much nor too little.
how-score-votes = For everyone but the storyteller: 1 for each vote on their picture, 3 at most.
how-three-title = Three players
how-three = You hold seven pictures and play two for each clue, so there are five on the wall.
how-end-title = The end
how-end-points = When somebody has { $count } points, the game ends with that round.
how-end-laps = { $count ->
    [one] The game ends when everybody has been the storyteller once.
    [2] The game ends when everybody has been the storyteller twice.
   *[other] The game ends when everybody has been the storyteller { $count } times.
}
how-end-pile = The game ends with the round in which the last card is drawn.
how-win = Whoever has the most points wins; a tie is a shared victory.
how-win-team = The pair with the most points wins; a tie is a shared victory.
how-large-title = Seven or more
how-large = Everybody has two votes, for two different pictures; the second is optional. Found with a single vote: 1 extra.
how-team-title = Team
how-team = You play in pairs, with one score. The storyteller’s partner plays a card, too. In every other pair you agree who plays a card; the other one votes.
how-team-vote-title = One votes for both
how-team-vote = Which picture was the storyteller’s? In every other pair, whoever played no card votes, in secret.
back = Back
how-here = At this table
how-party-clue-title = Words first
how-party-clue = The storyteller gives a clue before seeing any card of their hand. Then everyone, the storyteller too, plays a picture that fits.
how-party-vote-title = Vote where the others vote
how-party-vote = As many points as there are votes where yours is, 5 at most; you may vote for your own picture. A vote alone scores nothing. The storyteller’s red token strikes out one picture: nothing for whoever voted there.
how-party-pass-title = Cards move on
how-party-pass = After each round everyone passes their hand to the left, face down.

## A first game
lesson-claim = You and three bots. Somebody has to begin: press “I’ll go first”.
lesson-tell = Choose a picture and say a few words about it. Not too clear, not too obscure: some should find it, but not all.
lesson-told = The others are now looking for pictures of theirs that could fit your words, too.
lesson-watch = All the pictures are on the wall, yours among them. The others vote for the one they think is yours.
lesson-own-some = Some found your picture, but not all: that’s the art. 3 points for you, 3 for everyone who found it.
lesson-own-all = Everybody found it: that was too clear. Nothing for you, 2 points for each of the others.
lesson-own-none = Nobody found it: that was too obscure. Nothing for you, 2 points for each of the others.
lesson-hear = Now somebody else is the storyteller. Look through your hand meanwhile.
lesson-answer = These are { $name }’s words. Play the picture that the others could take for { $name }’s.
lesson-given = Your picture is with the others. When everyone has played a card, they’re shuffled and put up.
lesson-vote = Which picture is { $name }’s? Tap one to look at it, then vote. You can’t vote for your own.
lesson-sealed = Confirmed. Once everyone has voted, you’ll see the answer.
lesson-found = You found { $name }’s picture: 3 points for you, 3 for { $name }.
lesson-missed = { $name }’s was a different one. Whoever found it gets 3 points, and so does { $name }.
lesson-votes = And 1 point for each vote your own picture got.
lesson-finish = Got it
lesson-skip = Hide tips
lesson-done-title = That’s the whole game
lesson-done = You’ve given a clue, played a card and voted. When somebody has 30 points, whoever has most wins. It’s even better with friends.
lesson-play-on = Play on

## Trouble
connection-lost = Connection lost.
connection-trying = Trying again; your seat and cards are kept.
connection-back = You’re back
seat-lost = Your seat is open on another device now. You are watching.
old-link-help = Its seat has been given up, or the link wasn’t copied in full. Sit down again, or just watch.
wrong-link-kept = This link opens no seat here. You keep your own.
seat-offered = You already sit here as { $mine }. Continue as { $theirs } on this device?
seat-offered-help = Somebody’s personal link was opened. If it isn’t yours, stay who you are.
seat-offered-stay = Stay { $mine }
seat-offered-take = Continue as { $theirs }
no-such-table-help = There’s no table { $code } any more: tables are cleared when nobody has come for a long time. Ask for a new link, or open a table yourself.
old-page-help = There’s a new version. Load the page again; your seat is kept.
trouble-help = Your seat and cards are kept. Try again in a moment.
sent-away-help = If that was a mistake, ask the host to let you back in, then load the page again.
load-again = Load again
to-start = Home page
no_connection = The server can’t be reached.

## Refusals
no_such_table = No table has this code: check its six letters
wrong_key = This link opens no seat here
key_must_be_16_bytes = This personal link is incomplete: copy it once more
sit_down_first = Sit down first
sent_away = The host has sent you away from this table
table_is_locked = This table is locked: ask the host to open it
already_seated = You’re already sitting here
table_is_full = The table is full.
name_is_empty = What is your name?
name_is_too_long = That name is too long: 24 letters at most
name_is_taken = Somebody here has that name already: choose another
no_such_rabbit = There’s no such rabbit: choose one of the twelve
rabbit_is_taken = Somebody has that rabbit already: choose another
only_the_host_may = Only the host may do that
no_such_person = They aren’t here any more
bots_cannot_host = A bot can’t be the host: choose a person
settings_not_understood = These settings don’t go together: change one back
game_is_running = A game is running: wait for its end
no_game_is_running = No game is running
wait_for_the_next_round = You join with the next round
order_must_name_everybody_once = Somebody came or went; try again
word_is_empty = Write a word first
text_is_empty = Write something first
text_is_too_long = That’s too long: shorten it a little
talk_is_off = Chat is off at this table; the host can turn it on
only_teams_talk_apart = Only partners in Team can talk in private
there_is_no_clock = This table plays without a clock
no_such_recording = The recording didn’t arrive: record it once more
recording_is_too_long = That’s too long: ten seconds at most
recording_not_understood = This recording can’t be played: record it once more
no_such_picture = This picture is no longer here
picture_is_known = This picture, or one just like it, is already here
enough_pictures = This table holds no more than 300 pictures of its own: remove one first
no_such_deck = This deck isn’t on this server: choose another
deck_name_is_taken = There’s already a deck of this name on this server: choose another name
uploads_are_off = This server doesn’t take pictures: play with its decks
table_is_out_of_room = This table’s share of the disk is full: remove a picture first
server_is_out_of_room = This server has no room for more pictures: play with its decks
not_a_picture = We can’t open this as a picture: use JPEG, PNG, WebP, AVIF or GIF
picture_is_svg = SVG drawings aren’t accepted: save it as PNG
picture_is_heic = HEIC photos can’t be opened here: send it as JPEG
picture_is_damaged = The file is damaged or incomplete: send another copy
picture_moves = It’s animated: only still pictures can be cards
picture_is_two_things = Something else is hidden in this file: save the picture again and retry
picture_is_too_heavy = The file is larger than 24 MB: make it smaller first
picture_is_too_large = It has more than 64 million pixels: make it smaller first
picture_is_too_small = It’s too small: a card needs at least 200 × 300 pixels
picture_says_too_much = This file carries far too much extra data: save the picture again without it
picture_took_too_long = This file took too long to open: save it again, or smaller
archive_is_damaged = The zip is damaged or incomplete: make it again
archive_is_locked = The zip has a password: make it without one
archive_is_too_large = The zip holds too much: at most 1000 files and 256 MB
archive_in_archive = A zip inside a zip isn’t opened: unpack it first
archive_leads_astray = File names in this zip point outside it: zip the pictures again
nothing_in_it = There are no pictures in it: use JPEG, PNG, WebP, AVIF or GIF
cannot_write_now = The server can’t save right now. Nothing is lost; try again.
too_many_tables = Too many tables were opened from here. Wait a little.
too_fast = That was too fast. Try again.
not_understood = This page is out of date: load it again
game_has_ended = The game is over
seat_is_not_playing = You aren’t in this game; you can join the next
not_in_this_phase = That moment has passed
storyteller_already_chosen = Somebody else was faster
first_clue_claims = Here the first clue decides: just give yours
only_storyteller_gives_clue = Only the storyteller gives a clue
clue_needs_a_card = Choose a picture for your clue
clue_takes_no_card = In Party the clue comes without a picture
clue_is_empty = Say something first
clue_is_too_long = The clue is too long: 200 letters at most
clue_is_spoken = At this table clues are spoken: say it aloud
card_not_in_hand = That picture isn’t in your hand: choose another
storyteller_has_submitted = Your picture is already on the table
already_submitted = Your picture is already on the table
wrong_number_of_cards = Play one picture; with three players, two
cards_must_differ = Two different pictures, please
only_teams_name_a_giver = Only teams choose who plays a card
storytellers_team_names_no_giver = In the storyteller’s team the partner plays the card
giver_must_be_of_the_team = One of you two has to play a card
giver_already_agreed = You’ve already agreed
giver_not_agreed = First agree who plays a card
partner_gives = Your partner plays the card
storyteller_does_not_vote = The storyteller doesn’t vote
giver_does_not_vote = Your partner votes for you both
wrong_number_of_votes = Place one vote; from seven players you may place two
votes_must_differ = The two votes go on two different pictures
no_such_slot = There’s no picture there
cannot_vote_for_own_card = This is your own picture: vote for another
cannot_vote_for_own_team = This is your team’s own picture: vote for another
red_token_is_missing = Place the red token, too
only_storyteller_places_red = Only the storyteller has a red token
red_cannot_lie_on_green = Red can’t be on your green: place it elsewhere
already_confirmed = You’ve already confirmed
too_few_players = More players are needed: 3 for Classic, 6 for Party and Team
too_many_players = That’s too many: 12 can play
teams_need_an_even_number = Teams need an even number: 6, 8, 10 or 12
teams_keep_their_seats = In Team nobody joins during a game; wait for the next
end_does_not_fit_mode = This ending doesn’t fit the game: choose another
deck_is_too_small = There are too few pictures for so many: add a deck
seat_is_taken = That seat is taken: choose another
no_such_seat = There’s no such seat
not_enough_cards_to_join = There are too few pictures left for one more; you can join the next game

## talk

seat_is_in_use = That seat is in use on another device right now
seat_is_claimed = Somebody else is asking for that seat: wait until they’ve been answered
no_such_claim = That has been settled already
nobody_to_ask = Nobody else is here who could say it’s you: try again when somebody is
seat_was_in_use_lately = This seat was in use a moment ago: agree again once it’s been empty for three minutes
talk_is_slow = Talk is slow here: you can talk again in { $seconds } s
you_are_muted = The host has muted you
host_cannot_be_reported = Reports go to the host, so the host can’t be reported
enough_reports = Many reports are waiting for the host already
lost-seat = I was here before
lost-seat-help = Choose your name. Whoever is here is asked, and can let you have your seat again.
lost-seat-waiting = Asking the table whether you’re { $name }…
lost-seat-over = The seat is still as it was. Ask again, or sit down under another name.
claim-asked = Somebody on a new device says: “I was { $name }.” Is it true?
claim-consequence = Then they’ll see these cards and play on; the old device loses the seat.
claim-yes = Yes, it’s { $name }
claim-no = No
claim-agreed = Thanks. One more person has to agree.
notice-left = { $who } left the table
notice-sent_away = { $by } sent { $who } away
notice-let_back = { $by } let { $who } back in
notice-bot_took_over = { $by }, a bot, plays on for { $who }
notice-seat_regained = { $who } has the seat again, on another device. Agreed: { $by }
notice-host_changed = { $who } is the host now
notice-locked = { $by } locked the table
notice-unlocked = { $by } opened the table
notice-muted = { $by } muted { $who }
notice-unmuted = { $who } can talk again
notice-played_for = { $by } had a bot play for { $who }
notice-stood_in = A bot plays for { $who }
notice-plays_again = { $who } is playing again
about-person = About { $name }
mute-for-me = Mute for me
unmute-for-me = Unmute
muted-for-me = You’ve muted: { $names }
mute-for-all = Mute for everybody
unmute-for-all = Let talk again
is-muted = muted
report-to-host = Report to the host
was-reported = Only the host sees it. Thanks.
report-asked = { $by } reports { $name }
report-dismiss = Leave it
slow-talk = Slow talk
slow-talk-0 = Off
slow-talk-10 = One remark in 10 s
slow-talk-30 = One remark in 30 s
