### conteur en français. Court, chaleureux, adulte : quoi faire, puis pourquoi. docs/words.md dit à quoi sert chaque ligne.

## Accueil
tagline = Un indice, et chacun pose une carte. Laquelle est celle du conteur ?
open-table = Ouvrir une table
join-with-code = Rejoindre avec un code
join = Rejoindre
play-with-bots = Jouer avec des robots
public-tables = { $count ->
    [one] { $count } table publique
   *[other] { $count } tables publiques
}
table-is-playing = en cours
how-to-play = Comment jouer
lesson = Apprendre en jouant : 2 min
language = Langue
offline = Pas de connexion. Tu peux regarder les images, mais il faut être en ligne pour jouer. Tout reprendra dès que le réseau reviendra.
name-of-a-guest = Lapin

## Autour de la table
menu = Menu
close = Fermer
cancel = Annuler
keep = C’est bon
arriving = On t’emmène à la table…
table-code = Table { $code }
hosts-table = Chez { $name }
at-the-table = { $count ->
    [one] { $count } joueur · 12 au plus
   *[other] { $count } joueurs · 12 au plus
}
players = Joueurs
sit-title = Table { $code }
already-here = Déjà là :
your-name = Ton nom
your-rabbit = Ton lapin
your-look = Ton nom et ton lapin
sit-down = S’asseoir
just-watch = Juste regarder
full-help = Tu peux regarder en attendant une place.
invite = Inviter
copied = Copié
copy-this-link = Copie ce lien :
unreachable = Personne ne peut encore rejoindre la table : cet ordinateur n’est sur aucun réseau.
add-bot = Ajouter un robot
tv = Télé
qr = Code QR avec le lien de cette table
is-host = hôte
is-bot = robot
is-away = pas là
is-awaited = réfléchit encore
swap-help = Touche la place à échanger avec celle de { $name }.
make-host = Nommer hôte
send-away = Exclure
start-with = Jouer à { $count }
waiting-for-host = { $name } va lancer la partie.
rabbit-0 = Rouge, uni, oreilles droites
rabbit-1 = Orange, à pois, oreilles écartées
rabbit-2 = Bleu-vert, à bandes, oreilles tombantes
rabbit-3 = Bleu ciel, rayé, une oreille pliée
rabbit-4 = Prune, rayures obliques, oreilles à gauche
rabbit-5 = Rose, à carreaux, oreilles à droite
rabbit-6 = Vert feuille, deux moitiés, oreilles courtes
rabbit-7 = Bleu foncé, signes plus, longues oreilles fines
rabbit-8 = Blanc, à anneaux, oreilles croisées
rabbit-9 = Brun, à zigzags, oreilles enroulées
rabbit-10 = Gris, tacheté, une oreille en haut, une en bas
rabbit-11 = Olive, larges rayures, deux oreilles pliées

## Notre partie
how-we-play = Notre partie
mode = Mode de jeu
mode-base = Classique
mode-party = Party
mode-team = Équipes
mode-base-help = De 3 à 12 joueurs. Trouvez la carte du conteur. À partir de 7, chacun a deux votes.
mode-party-help = De 6 à 12 joueurs. L’indice d’abord, les cartes ensuite. Votez pour la carte que la plupart choisiront.
mode-team-help = À 6, 8, 10 ou 12, en équipes de deux, face à face. L’un pose une carte, l’autre vote.
edition = Règle du jeu
edition-odyssey = Odyssey (standard)
edition-odyssey-help = La règle habituelle.
edition-pl-2 = Polonaise, 2e tirage
edition-pl-2-help = Les votes sur ta carte ne rapportent que si certains, pas tous, trouvent celle du conteur.
edition-ar = Arabe
edition-ar-help = Classique : toute la pioche ; jusqu’à 6 joueurs, points des votes sans limite. Party : jamais de rouge sur son propre vert. Équipes : sans limite, et chat privé entre coéquipiers.
edition-pl-1 = Polonaise, 1er tirage
edition-pl-1-help = Party : personne ne voit ses cartes avant l’indice.
edition-nl = Néerlandaise
edition-nl-help = Qui donne le premier indice est le premier conteur.
play-to = Fin de partie
end-edition = Selon la règle du jeu
end-points = { $count } points
end-laps = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
}
end-pile = Pioche épuisée
pace = Chrono
pace-off = Aucun
pace-off-help = Prenez tout votre temps.
pace-relaxed = Tranquille
pace-relaxed-help = Deux à trois minutes par étape.
pace-brisk = Rapide
pace-brisk-help = Une minute au plus par étape.
pace-own = Sur mesure
pace-own-help = L’hôte choisit les durées.
clue = Indice
clue-text = Écrit
clue-text-help = Tout le monde le lit à l’écran.
clue-spoken = Oral
clue-spoken-help = Dans la même pièce, ou en appel : à voix haute.
clue-sound = Enregistré
clue-sound-help = Tout le monde écoute l’enregistrement.
plain-has-no-microphone = Pas de micro sur téléphone à cette adresse : écrivez l’indice, ou dites-le à voix haute.
that-is-rounds = { $count ->
    [one] Soit { $count } manche.
   *[other] Soit { $count } manches.
}
phase-claiming = Qui commence
phase-telling = Donner l’indice
phase-submitting = Poser une carte
phase-voting = Voter
phase-scored = Points
seconds-help = En secondes. Vide : pas de limite.
more-settings = Autres règles et réglages
option-first_storyteller = Premier conteur
option-first_storyteller-claim = Le premier qui appuie
option-first_storyteller-clue = Le premier qui donne un indice
option-first_storyteller-random = Tiré au sort
option-second_vote = Second vote
option-second_vote-auto = À partir de 7 joueurs
option-second_vote-never = Jamais
option-bonus_when = Points des votes sur ta carte
option-bonus_when-always = À chaque manche
option-bonus_when-mixed = Si certains, pas tous, ont trouvé celle du conteur
option-bonus_cap = Maximum de points des votes
option-bonus_cap-3 = 3 par manche
option-bonus_cap-none = Sans limite
option-red_on_green = Rouge et vert sur la même carte
option-red_on_green-allowed = Permis
option-red_on_green-forbidden = Interdit
option-party_hands = Cartes avant l’indice
option-party_hands-storyteller = Face cachée pour le conteur
option-party_hands-all = Face cachée pour tous
option-own_team_vote = Vote pour la carte de son équipe
option-own_team_vote-void = Ne rapporte rien
option-own_team_vote-count = Compte comme un autre
option-own_team_vote-forbid = Interdit
option-team_talk = Chat entre coéquipiers
option-team_talk-public = Tout le monde peut lire
option-team_talk-private = Entre eux seulement
leavers = Si quelqu’un part
leavers-bot = Un robot joue à sa place
leavers-go = Sa place disparaît après la manche
bot-level = Niveau des robots
bot-level-easy = Facile
bot-level-medium = Moyen
bot-level-hard = Difficile
bots-speak = Langue des robots
bots-learn = Les robots apprennent de nous
bots-learn-help = Ce serveur retient les indices donnés ici, sans les noms : ses robots joueront mieux ensuite.
has-talk = Chat et réactions
has-talk-help = De courts messages que toute la table peut lire.
is-public = Table publique
is-public-help = Tout le monde peut la trouver et s’y asseoir.
shuffle-word = Aide à mélanger les cartes
shuffle-word-help = Écris n’importe quel mot. Il entre dans le mélange : personne, pas même ce serveur, ne peut truquer la pioche.
mix-in = Ajouter

## Images
pictures = Images
picture-count = { $count ->
    [one] { $count } image
   *[other] { $count } images
}
pictures-missing = { $count ->
    [one] Il manque { $count } image
   *[other] Il manque { $count } images
}
pictures-enough = il en faut { $needed }
pictures-choose-or-add = Choisis, ou ajoute tes images
decks = Paquets
own-pictures = Nos propres images
pictures-drop = Dépose ici des images, un dossier ou un zip
pictures-add = Ajouter des images
pictures-folder = Un dossier entier
pictures-zip = Un fichier zip
pictures-help = Photos ou dessins. Chaque image est redressée et recadrée au format carte ; lieu et date sont effacés. Seule cette table les voit.
pictures-sending = Envoi des images
pictures-sent = { $done } sur { $count }
understood = Compris
bots-only-guess = Sans mots, les robots ne font que deviner : ajoute un titre ou quelques mots-clés.
picture-words = Titre et mots-clés
picture-title = Titre
picture-tags = Mots-clés, séparés par des virgules
picture-remove = Retirer cette image
save = Enregistrer
deck-save-as = Nom du nouveau paquet
deck-save-help = Tout le monde sur ce serveur pourra alors voir ces images et jouer avec.
deck-saved = Enregistré : il est parmi les paquets.
see-deck = Voir les images de { $title }
see-pictures = Voir les images
deck-by = Par { $authors }
deck-licence = Licence : { $licence }

## Une manche
round = Manche { $number }
your-turn = À toi de jouer
asked-may-claim = Une idée d’indice ? Lance-toi.
asked-may-tell = À toi de raconter. Choisis une carte et donne un indice.
asked-may-name-giver = Qui de vous deux pose une carte ?
asked-may-submit = Voici l’indice. Choisis une carte qui va avec.
asked-may-vote = Les cartes sont sur la table. À toi de voter.
who-tells-first = Qui est le premier conteur ?
claim-help = Une de tes cartes te donne une idée ? Qui appuie en premier est le premier conteur.
claim-help-party = En Party, le conteur donne l’indice avant de voir ses cartes. Qui appuie en premier commence.
i-tell-first = Je commence
nobody-tells-yet = Qui sera le premier conteur ?
first-clue-tells = Donne ton indice avant les autres
you-are-storyteller = À toi de raconter
choose-then-text = Choisis une carte, puis écris un indice
choose-then-spoken = Choisis une carte, puis dis ton indice
choose-then-sound = Choisis une carte, puis enregistre ton indice
speak-before-you-see = D’abord l’indice, ensuite les cartes
blind-help = Tes cartes restent face cachée jusqu’à ton indice. Ensuite tout le monde, toi aussi, pose une carte qui va avec.
hand-hint = Fais défiler tes cartes · touche pour agrandir
tell-goal = L’idéal : que certains la trouvent, mais pas tous.
clue-placeholder = Un mot, une phrase, un air…
your-clue = Ton indice
tell-it = Donner l’indice
tell-then-look = Donner l’indice et regarder
spoken-help = Appuie quand tout le monde l’a entendu.
say-it-aloud = Dis-le à voix haute.
you-said-it = Tu l’as dit à voix haute
clue-as-recording = Un indice enregistré
listen = Écouter
listen-to = Écouter { $name }
listen-again = Réécouter
record = Enregistrer l’indice
record-help = Dix secondes au plus : un mot, un air, un bruit.
record-done = Terminé
record-again = Recommencer
recording-now = Parle, ça enregistre…
recorded = C’est enregistré. Réécoute, ou envoie.
microphone-asking = En attente du micro…
microphone-refused = Cette page n’a pas le droit d’utiliser le micro.
microphone-refused-help = Autorise-le dans les réglages du navigateur, puis réessaie.
microphone-missing = Aucun micro trouvé.
microphone-missing-help = Branches-en un, ou continue sur un téléphone.
microphone-insecure = Cette page ne peut pas utiliser le micro.
microphone-insecure-help = Les navigateurs ne le permettent qu’aux adresses en https.
sound-file = Envoyer plutôt un fichier son
write-clue-instead = Plutôt l’écrire
say-clue-instead = Plutôt le dire à voix haute
try-again = Réessayer
awaiting-spoken = Écoute : { $name } va dire l’indice à voix haute
awaiting-sound = { $name } enregistre un indice
i-have-said-it = C’est dit
choose-picture-first = Choisis d’abord une carte
choose-pictures-first = { $count ->
    [one] Choisis encore une carte
   *[other] Choisis d’abord { $count } cartes
}
say-something-first = Donne d’abord un indice
choose-this = Choisir celle-ci
choose-this-of = Choisir celle-ci ({ $number } sur { $count })
chosen = Choisie
tells = Conteur : { $name }
you-tell = Conteur : toi
quoted = « { $words } »
clue-was-spoken = { $name } l’a dit à voix haute
clue-as-spoken = Un indice oral
which-of-yours = { $count ->
    [one] Laquelle de tes cartes va avec l’indice ?
   *[other] Choisis { $count } cartes qui vont avec l’indice
}
which-of-yours-fits-too = Laquelle de tes cartes va avec ton indice ?
which-fits = Quelle carte va le mieux avec l’indice ?
answer-goal = Chaque vote pour ta carte te rapporte un point.
give = { $count ->
    [one] Poser celle-ci
   *[other] Poser ces { $count } cartes
}
laid-aside = Choisies
take-back = La reprendre
awaiting-text = { $name } prépare un indice
meanwhile-hand = En attendant, regarde tes cartes.
hand-sleeps = En Party, tes cartes restent face cachée jusqu’à l’indice.
waiting-for = { $count ->
    [one] On attend { $count } joueur
   *[other] On attend { $count } joueurs
}
waiting-for-name = On attend { $name }
person-is-away = { $name } n’est pas là
play-for = Jouer pour { $name }
play-for-really = Oui, jouer pour { $name }
your-picture-lies = { $count ->
    [one] Ta carte est sur la table.
   *[other] Tes cartes sont sur la table.
}
your-partner-gives = Ton coéquipier pose une carte. Toi, tu voteras.
you-are-watching = Tu regardes la partie.
you-join-next-round = Tu joues dès la prochaine manche.
joins-next-round = { $name } joue dès la prochaine manche

## Équipes
who-gives = Qui de vous deux pose une carte ?
who-gives-help = L’autre vote. Ne montrez pas vos cartes, ne les décrivez pas.
who-gives-private = L’autre vote. Votre chat est privé : vous pouvez décrire vos cartes.
i-give = Je pose une carte
gives = { $name } pose une carte
i-will-vote = Moi, je vote
will-vote = { $name } vote
suggests-you = { $name } propose que tu poses une carte.
suggests-self = { $name } voudrait poser une carte.
waiting-for-partner = { $name } doit encore accepter.
agree-i-give = D’accord, je pose une carte
agree-they-give = D’accord, { $name } pose une carte
talk = Chat
talk-public = Écrire à { $name } (tout le monde peut lire)
talk-private = Écrire à { $name } (rien qu’entre vous)
talk-help = Dites qui de vous a une bonne carte, sans la nommer ni la décrire.
say = Envoyer
talk-unread = Chat : nouveaux messages
talk-everybody = Dis quelque chose à toute la table.
was-said = Messages
to-partner = à son coéquipier
talk-to = À { $name }
talk-to-all = À tous
gestures = Réactions
reaction-applause = Applaudissements
reaction-laugh = Rires
reaction-wow = Waouh
reaction-heart = J’adore
reaction-think = Je réfléchis
reaction-hurry = On y va ?
phrase-let_me = Laisse-moi jouer.
phrase-i_have_one = J’en ai une bonne.
phrase-you_give = Je te laisse jouer.
phrase-not_sure = Je n’ai rien de bon.
phrase-all_right = D’accord !

## Les cartes sur la table
gallery = Les cartes sur la table
your-hand = Ta main
card-number = Carte { $number } du paquet
card-back = Une carte, face cachée
hand-place = Carte { $number } sur { $count }
look-at = Carte { $number } sur { $count }
back-to-wall = Retour à toutes les cartes
back-to-hand = Retour à ta main
zoom = Agrandir
previous = Carte précédente
next = Carte suivante
strip = Toutes les cartes
yours = la tienne
owned-by = La carte de { $name }
votes-here = { $count ->
    [0] aucun vote
    [one] { $count } vote
   *[other] { $count } votes
}
your-vote-here = ton vote est ici
which-is = Quelle est la carte de { $name } ?
they-look-for-yours = Les autres cherchent ta carte
where-will-most-vote = Quelle carte aura le plus de votes ?
voting-board = Tes votes
hole-empty = Pas encore posé
hole-vote = Ton vote est sur la carte { $slot }. Le reprendre
hole-red = Ton jeton rouge est sur la carte { $slot }. Le reprendre
vote-help = Touche une carte pour la voir, puis vote.
two-votes-help = Tu as deux votes ; le second est facultatif.
second-vote-help = Second vote facultatif ; la trouver avec un seul rapporte 1 de plus.
party-help = Vote comme les autres. Un vote isolé ne rapporte rien.
party-teller-help = Vert : vote comme les autres. Rouge : annule les votes sur cette carte.
vote-sealed = C’est confirmé. Tu peux changer jusqu’au dernier vote.
place-vote = Voter pour la { $slot }
place-move = Déplacer le vote sur la { $slot }
place-green = Jeton vert sur la { $slot }
place-red = Jeton rouge sur la { $slot }
place-take-back = Le reprendre
seal-votes = { $count ->
    [one] Confirmer mon vote
   *[other] Confirmer les 2 votes
}
seal-tokens = Confirmer les 2 jetons
this-is-yours = C’est ta propre carte.
not-votable = Tu ne peux pas voter pour celle-ci.
others-vote = Les autres votent.
teller-watches = Ta carte est parmi elles. Aux autres de voter.
partner-votes = Ton coéquipier vote pour vous deux.
pair-has-no-vote = L’indice vient de { $name } : ton équipe ne vote pas. Aux autres de jouer.

## Révélation
picture-of = La carte de { $name }
your-picture = Ta carte
where-you-met = Comment chacun a voté
your-round = Tes points
your-teams-round = Points de ton équipe
no-points = Pas de points cette fois.
no-points-all = Pas de points : tout le monde l’a trouvée, l’indice était trop facile.
no-points-none = Pas de points : personne ne l’a trouvée, l’indice était trop difficile.
no-points-missed = Pas de points : tu as voté pour une autre carte, et personne pour la tienne.
no-points-alone = Pas de points : aucun autre vote sur cette carte.
no-points-struck = Pas de points : jeton rouge sur cette carte.
voted-own-team = Ton équipe a voté pour sa propre carte.
everyones-points = Tous les points
next-round = Manche suivante
see-result = Voir le résultat
points-of-round = Points de la manche { $number }
told = conteur
track = Piste de score
plaque-together = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
plaque-struck = annulée
party-story = Plus une carte a de votes, plus elle rapporte : 5 points au plus. Rien sous le jeton rouge.
won-found = carte trouvée
won-told = trouvée, mais pas par tous
won-spared-all = trouvée par tout le monde
won-spared-none = trouvée par personne
won-single = avec un seul vote
won-vote-of = le vote de { $name }
won-votes-capped = { $count } votes, { $cap } au plus
won-together = { $count } votes ensemble
told-all-voted = Tout le monde a voté.
told-it-was = C’était la { $slot }, la carte de { $name }.
told-it-was-yours = C’était la { $slot }, ta carte.
told-some = { $count ->
    [one] { $count } joueur l’a trouvée : +3, et +3 pour { $name }.
   *[other] { $count } joueurs l’ont trouvée : +3 chacun, et +3 pour { $name }.
}
told-some-yours = { $count ->
    [one] { $count } joueur l’a trouvée : +3, et +3 pour toi.
   *[other] { $count } joueurs l’ont trouvée : +3 chacun, et +3 pour toi.
}
told-all = Tout le monde l’a trouvée : rien pour { $name }, +2 pour les autres.
told-all-yours = Tout le monde l’a trouvée : rien pour toi, +2 pour les autres.
told-none = Personne ne l’a trouvée : rien pour { $name }, +2 pour les autres.
told-none-yours = Personne ne l’a trouvée : rien pour toi, +2 pour les autres.
told-decoy = { $count ->
    [one] La carte de { $name } a reçu { $count } vote : +{ $points }.
   *[other] La carte de { $name } a reçu { $count } votes : +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Ta carte a reçu { $count } vote : +{ $points }.
   *[other] Ta carte a reçu { $count } votes : +{ $points }.
}
told-together = { $count } votes sur la même carte : +{ $points } chacun.
told-nobody-met = Pas deux votes sur la même carte : pas de points cette fois.
told-red = Jeton rouge sur la { $slot } : ses votes ne rapportent rien.
told-leads = { $how ->
    [won] { $name } gagne avec { $score }.
   *[leads] { $name } mène avec { $score }.
}
told-lead-together = { $how ->
    [won] { $names } gagnent avec { $score }.
    [leads] { $names } mènent avec { $score }.
    [all] Tout le monde est à égalité avec { $score }.
   *[level] { $names } sont à égalité avec { $score }.
}

## Résultat
the-end = Fin
game-over = La partie est finie
game-stopped = L’hôte a arrêté la partie. Personne ne gagne.
after-rounds = { $count ->
    [one] Après { $count } manche
   *[other] Après { $count } manches
}
wins = { $count ->
    [one] { $names } gagne
   *[other] Égalité : { $names }
}
wins-pair = { $names } gagnent
you-win = { $mode ->
    [team] Ton équipe gagne
   *[other] Tu gagnes
}
winning-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-again = Rejouer
back-to-table = Changer règles ou joueurs
host-decides = L’hôte peut lancer une autre partie.
the-rounds = Les manches
standings = Scores finaux
the-rounds-help = Touche une manche pour revoir ses cartes et ses votes.
found-by-of = { $count ->
    [0] trouvée par personne
   *[other] trouvée par { $count } sur { $of }
}
previous-round = Manche précédente
next-page = Manche suivante
honours = Palmarès
honour-mysterious = Le plus grand mystère
honour-mysterious-for = { $names } : carte trouvée par { $count } sur { $of }
honour-decoy = Le plus beau leurre
honour-decoy-for = { $names } : { $count } votes pour une carte
honour-reader = Télépathie
honour-reader-for = { $names } : { $count } trouvées sur { $of }
honour-tuned = Au diapason
honour-tuned-for = { $names } : vote partagé dans { $count } manches sur { $of }
honour-kindred = Âmes sœurs
honour-kindred-for = { $names } : même vote { $count } fois
honour-own-eyes = Esprit libre
honour-own-eyes-for = { $names } : { $count } votes que personne n’a partagés
honour-red = Le rouge le plus audacieux
honour-red-for = { $names } : { $count } votes annulés d’un coup
download-record = Télécharger la partie

## Menu et chrono
theme = Jour ou nuit
theme-auto = Automatique
theme-light = Jour
theme-dark = Nuit
sound = Sons
notify = Me prévenir quand c’est à moi
notify-help = Même si tu es dans une autre appli. Ton appareil demandera l’autorisation.
notify-denied = Ton appareil ne le permet pas. Cela se change dans ses réglages.
open-tv = Ouvrir l’écran pour la télé
copy-seat-link = Copier mon lien personnel
copy-seat-help = Ouvre-le sur un autre appareil pour y continuer. Ne le partage avec personne.
show-seat-qr = Montrer mon code QR personnel
hide-seat-qr = Cacher le code QR
seat-qr = Code QR pour continuer sur un autre appareil
my-data = Ce que nous gardons sur toi
my-data-take = Tout télécharger
my-data-forget = Tout effacer
my-data-forget-really = Oui, tout effacer pour de bon
my-data-trouble = Ça n’a pas marché : réessaie dans un instant
leave = Quitter la table
leave-really = Oui, quitter pour de bon
leave-help = Un robot te remplace, ou ta place disparaît. Juste une pause ? Ferme la page : ta place est gardée.
hurry = Jouer pour ceux qu’on attend
for-the-host = Pour l’hôte
lock-table = Verrouiller la table
send-away-really = Oui, exclure { $name }
send-away-help = { $name } ne pourra revenir que si tu le permets.
was-sent-away = On a exclu { $name }
let-back = Laisser revenir
stop-game = Arrêter la partie
stop-game-really = Oui, arrêter maintenant
stop-game-help = Personne ne gagne. Vous pourrez recommencer avec les mêmes joueurs.
clock-left = Encore { $time }
clock-paused = En pause à { $time }
clock-pause = Arrêter le chrono
clock-resume = Relancer le chrono
clock-extend = Une minute de plus
seconds-left = { $count ->
    [one] Encore { $count } seconde
   *[other] Encore { $count } secondes
}

## Écran commun
tv-join = Pour jouer :
tv-waiting = { $count ->
    [0] Scannez le code pour jouer.
    [one] { $count } joueur est là. Rejoignez-nous.
   *[other] { $count } joueurs sont là.
}
tv-voting = { $count ->
    [one] Vote : on attend { $count } joueur
   *[other] Vote : on attend { $count } joueurs
}
tv-again = Encore une partie ? L’hôte peut la lancer.

## Comment jouer
how-idea-title = L’idée
how-idea = À tour de rôle, chacun est le conteur : il choisit une carte de sa main et donne un indice. Un mot, une phrase, une chanson, un bruit.
how-give-title = Chacun pose une carte
how-give = Les autres posent chacun une carte qui va aussi avec l’indice. On mélange, puis on étale toutes les cartes face visible.
how-vote-title = On vote
how-vote = Quelle est la carte du conteur ? Tous les autres votent, en secret.
how-score-title = Les points
how-score-some = Certains la trouvent, pas tous : 3 pour le conteur, 3 pour ceux qui l’ont trouvée.
how-score-none = Tous la trouvent, ou personne : rien pour le conteur, 2 pour les autres. L’indice ne doit être ni trop facile, ni trop difficile.
how-score-votes = Pour tous sauf le conteur : 1 pour chaque vote sur leur carte, 3 au plus.
how-three-title = À trois
how-three = Vous avez sept cartes en main et en posez deux : on vote donc entre cinq cartes.
how-end-title = La fin
how-end-points = Dès que quelqu’un atteint { $count } points, la partie se termine avec cette manche.
how-end-laps = { $count ->
    [one] La partie se termine quand chacun a été conteur une fois.
   *[other] La partie se termine quand chacun a été conteur { $count } fois.
}
how-end-pile = Quand la pioche est épuisée, la partie se termine avec cette manche.
how-win = Qui a le plus de points gagne ; à égalité, on partage la victoire.
how-win-team = L’équipe qui a le plus de points gagne ; à égalité, on partage la victoire.
how-large-title = À sept ou plus
how-large = Chacun a deux votes, pour deux cartes différentes ; le second est facultatif. Trouvée avec un seul : 1 point de plus.
how-team-title = En équipes
how-team = Vous jouez en équipes de deux, avec un seul score. Le coéquipier du conteur pose aussi une carte. Dans les autres équipes, décidez qui pose une carte ; l’autre vote.
how-team-vote-title = Un vote pour deux
how-team-vote = Quelle est la carte du conteur ? Dans chaque autre équipe, celui qui n’a pas posé de carte vote, en secret.
back = Retour
how-here = À cette table
how-party-clue-title = L’indice d’abord
how-party-clue = Le conteur donne l’indice avant de voir ses cartes. Puis tout le monde, conteur compris, pose une carte qui va avec.
how-party-vote-title = Voter comme les autres
how-party-vote = Tu marques autant de points qu’il y a de votes sur la carte choisie, 5 au plus ; tu peux voter pour la tienne. Un vote isolé ne rapporte rien. Le jeton rouge du conteur annule une carte : ses votes ne rapportent rien.
how-party-pass-title = Les cartes circulent
how-party-pass = Après chaque manche, chacun passe ses cartes à gauche, face cachée.

## Une première partie
lesson-claim = Toi et trois robots. Quelqu’un doit commencer : touche « Je commence ».
lesson-tell = Choisis une carte et donne un indice, ni trop facile, ni trop difficile : que certains la trouvent, pas tous.
lesson-told = Maintenant, les autres choisissent une carte qui va aussi avec ton indice.
lesson-watch = Les cartes sont sur la table, dont la tienne. Les autres votent pour celle qu’ils croient être à toi.
lesson-own-some = Certains ont trouvé ta carte, mais pas tous : c’est tout l’art. 3 points pour toi, 3 pour chacun d’eux.
lesson-own-all = Tout le monde l’a trouvée : indice trop facile. Rien pour toi, 2 points pour les autres.
lesson-own-none = Personne ne l’a trouvée : indice trop difficile. Rien pour toi, 2 points pour les autres.
lesson-hear = Le conteur a changé. En attendant son indice, regarde tes cartes.
lesson-answer = Voici l’indice de { $name }. Pose une carte qu’on pourrait prendre pour la sienne.
lesson-given = Ta carte est sur la table. Quand chacun aura posé la sienne, on mélange et on retourne tout.
lesson-vote = Quelle est la carte de { $name } ? Touche une carte pour la voir, puis vote. Pas pour la tienne.
lesson-sealed = C’est confirmé. Après le dernier vote, tu verras la réponse.
lesson-found = Tu as trouvé la carte de { $name } : 3 points pour toi, 3 pour { $name }.
lesson-missed = { $name } avait une autre carte. 3 points pour ceux qui l’ont trouvée, et 3 pour { $name }.
lesson-votes = Et 1 point pour chaque vote sur ta propre carte.
lesson-finish = Compris
lesson-skip = Cacher l’aide
lesson-done-title = Et voilà tout le jeu
lesson-done = Tu as donné un indice, posé une carte et voté. À 30 points, la partie se termine ; qui en a le plus gagne. C’est encore mieux entre amis.
lesson-play-on = Continuer

## Ennuis
connection-lost = Connexion perdue.
connection-trying = Reconnexion… Ta place et tes cartes sont gardées.
connection-back = Te revoilà
seat-lost = Tu joues maintenant sur un autre appareil. Ici, tu regardes seulement.
old-link-help = La place n’existe plus, ou le lien est incomplet. Assieds-toi de nouveau, ou regarde.
wrong-link-kept = Ce lien n’ouvre aucune place ici. Tu gardes la tienne.
seat-offered = Ici, tu es déjà { $mine }. Continuer en tant que { $theirs } sur cet appareil ?
seat-offered-help = Tu as ouvert un lien personnel. Si ce n’est pas le tien, ne change rien.
seat-offered-stay = Rester { $mine }
seat-offered-take = Devenir { $theirs }
no-such-table-help = La table { $code } n’existe plus : on efface les tables où personne ne vient depuis longtemps. Demande un nouveau lien, ou ouvre une table.
old-page-help = Il y a une nouvelle version. Recharge la page, ta place est gardée.
trouble-help = Ta place et tes cartes sont gardées. Réessaie dans un instant.
sent-away-help = Si c’est une erreur, demande à l’hôte de te laisser revenir, puis recharge la page.
load-again = Recharger
to-start = Accueil
no_connection = Le serveur ne répond pas.

## Refus
no_such_table = Aucune table n’a ce code : vérifie ses six lettres
wrong_key = Ce lien n’ouvre aucune place ici
key_must_be_16_bytes = Ce lien personnel est incomplet : copie-le encore une fois
sit_down_first = Assieds-toi d’abord
sent_away = L’hôte t’a fait quitter cette table
table_is_locked = Cette table est verrouillée : demande à l’hôte de l’ouvrir
already_seated = Tu as déjà une place ici
table_is_full = La table est complète.
name_is_empty = Écris d’abord ton nom
name_is_too_long = Ce nom est trop long : 24 lettres au plus
name_is_taken = Quelqu’un ici porte déjà ce nom : choisis-en un autre
no_such_rabbit = Ce lapin n’existe pas : choisis l’un des douze
rabbit_is_taken = Quelqu’un a déjà ce lapin : choisis-en un autre
only_the_host_may = Seul l’hôte peut faire cela
no_such_person = Ce joueur n’est plus là
bots_cannot_host = Un robot ne peut être hôte : choisis une personne
settings_not_understood = Ces réglages ne vont pas ensemble : change l’un d’eux
game_is_running = Une partie est en cours : attends sa fin
no_game_is_running = Aucune partie en cours : l’hôte peut en lancer une
wait_for_the_next_round = Tu joues dès la prochaine manche
order_must_name_everybody_once = Quelqu’un vient d’arriver ou de partir : réessaie
word_is_empty = Écris d’abord un mot
text_is_empty = Écris d’abord quelque chose
text_is_too_long = C’est trop long : raccourcis un peu
talk_is_off = Ici, le chat est désactivé ; l’hôte peut l’activer
only_teams_talk_apart = Seuls des coéquipiers peuvent s’écrire en privé
there_is_no_clock = Cette table joue sans chrono
no_such_recording = L’enregistrement n’est pas arrivé : recommence
recording_is_too_long = C’est trop long : dix secondes au plus
recording_not_understood = Cet enregistrement est illisible : recommence
no_such_picture = Cette image n’est plus là
picture_is_known = Cette image, ou une image presque identique, est déjà là
enough_pictures = Une table peut avoir 300 images à elle : retires-en d’abord une
no_such_deck = Ce paquet n’est pas sur ce serveur : choisis-en un autre
deck_name_is_taken = Un paquet de ce nom existe déjà ici : choisis un autre nom
uploads_are_off = Ce serveur n’accepte pas d’images : jouez avec ses paquets
table_is_out_of_room = Cette table n’a plus de place : retire d’abord une image
server_is_out_of_room = Ce serveur n’a plus de place pour des images : jouez avec ses paquets
not_a_picture = Ce fichier ne s’ouvre pas comme image : utilise JPEG, PNG, WebP, AVIF ou GIF
picture_is_svg = Les dessins SVG ne marchent pas ici : enregistre-le en PNG
picture_is_heic = Les photos HEIC ne marchent pas ici : envoie-la en JPEG
picture_is_damaged = Le fichier est abîmé ou incomplet : envoie une autre copie
picture_moves = Elle est animée : une carte doit être une image fixe
picture_is_two_things = Ce fichier cache autre chose : enregistre l’image à nouveau et réessaie
picture_is_too_heavy = Le fichier dépasse 24 Mo : réduis-le d’abord
picture_is_too_large = Elle a plus de 64 millions de pixels : réduis-la d’abord
picture_is_too_small = Elle est trop petite : il faut au moins 200 × 300 pixels
picture_says_too_much = Ce fichier contient bien trop de données cachées : enregistre l’image sans elles
picture_took_too_long = Ce fichier est trop long à ouvrir : enregistre-le en plus petit
archive_is_damaged = Le zip est abîmé ou incomplet : refais-le
archive_is_locked = Le zip a un mot de passe : refais-le sans
archive_is_too_large = Le zip est trop gros : 1000 fichiers et 256 Mo au plus
archive_in_archive = Il y a un zip dans le zip : décompresse-le d’abord
archive_leads_astray = Des noms de fichiers mènent hors de ce zip : refais-le
nothing_in_it = Il n’y a pas d’images dedans : utilise JPEG, PNG, WebP, AVIF ou GIF
cannot_write_now = Le serveur ne peut rien enregistrer. Rien n’est perdu ; réessaie.
too_many_tables = Trop de tables ont été ouvertes d’ici. Attends un peu, puis réessaie.
too_fast = C’était trop rapide. Attends un instant, puis réessaie.
not_understood = Cette page n’est plus à jour : recharge-la
game_has_ended = La partie est finie
seat_is_not_playing = Tu n’es pas dans cette partie ; tu joueras la prochaine
not_in_this_phase = Trop tard : la partie a continué
storyteller_already_chosen = Quelqu’un a été plus rapide
first_clue_claims = Ici, le premier indice décide : donne le tien
only_storyteller_gives_clue = Seul le conteur donne un indice
clue_needs_a_card = Choisis une carte pour ton indice
clue_takes_no_card = En Party, on donne l’indice sans carte
clue_is_empty = Donne d’abord un indice
clue_is_too_long = L’indice est trop long : 200 lettres au plus
clue_is_spoken = À cette table, on dit l’indice à voix haute
card_not_in_hand = Cette carte n’est pas dans ta main : choisis-en une autre
storyteller_has_submitted = Ta carte est déjà sur la table
already_submitted = Ta carte est déjà sur la table
wrong_number_of_cards = Pose une carte ; à trois joueurs, deux
cards_must_differ = Choisis deux cartes différentes
only_teams_name_a_giver = Seules les équipes choisissent qui pose une carte
storytellers_team_names_no_giver = Dans l’équipe du conteur, c’est son coéquipier qui pose la carte
giver_must_be_of_the_team = C’est à l’un de vous deux de poser une carte
giver_already_agreed = Vous êtes déjà d’accord
giver_not_agreed = Décidez d’abord qui pose une carte
partner_gives = Ton coéquipier pose la carte
storyteller_does_not_vote = Le conteur ne vote pas
giver_does_not_vote = Ton coéquipier vote pour vous deux
wrong_number_of_votes = Vote pour une carte ; à sept joueurs ou plus, deux si tu veux
votes_must_differ = Vote pour deux cartes différentes
no_such_slot = Il n’y a pas de carte ici : choisis-en une autre
cannot_vote_for_own_card = C’est ta propre carte : vote pour une autre
cannot_vote_for_own_team = C’est la carte de ton équipe : vote pour une autre
red_token_is_missing = Place aussi le jeton rouge
only_storyteller_places_red = Seul le conteur a un jeton rouge
red_cannot_lie_on_green = Le rouge ne peut pas aller sur ton vert : place-le ailleurs
already_confirmed = Tu as déjà confirmé
too_few_players = Il manque des joueurs : 3 pour Classique, 6 pour Party et Équipes
too_many_players = C’est trop : on joue à 12 au plus
teams_need_an_even_number = Les équipes demandent un nombre pair : 6, 8, 10 ou 12
teams_keep_their_seats = En équipes, personne n’entre en cours de partie ; attends la prochaine
end_does_not_fit_mode = Cette fin de partie ne va pas avec ce mode : choisis-en une autre
deck_is_too_small = Trop peu d’images pour tant de joueurs : ajoute un paquet
seat_is_taken = Cette place est prise : choisis-en une autre
no_such_seat = Cette place n’existe pas : choisis-en une autre
not_enough_cards_to_join = Il reste trop peu de cartes ; tu joueras la prochaine partie

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Viens jouer
preview-invitation = Une table t’attend
preview-text = Le conteur dit quelques mots, tout le monde pose une carte. Laquelle est celle du conteur ? Ouvre le lien et assieds-toi, sans compte.

## more
edition-why = Les règles imprimées varient un peu. Suivez celle que vous connaissez.

## growth

said_enough_for_now = Ça fait beaucoup d’un coup. Souffle un instant, puis reprends.
enough_for_an_hour = C’est beaucoup pour une heure. Réessaie dans un petit moment.
too_many_decks = Beaucoup de paquets enregistrés d’ici. Enregistre le prochain demain.
export_is_running = Ton téléchargement est déjà en cours. Attends qu’il se termine.

## people

table_is_closed = Cette table est verrouillée
table-closed-help = Seules les personnes déjà là peuvent la voir. Demande un lien à l’hôte, et tu pourras regarder.
lock-closes-help = Plus personne ne peut venir s’asseoir ni regarder. Ceux qui sont là restent.
copy-look-link = Copier un lien pour regarder
copy-look-help = Qui a ce lien peut regarder, et voit aussi vos propres images.
own-pictures-hidden = Vos propres images restent cachées ici. Pour les montrer, ouvrez cet écran depuis le menu de la table.
name_looks_like_another = Ce nom ressemble trop à celui de quelqu’un ici : choisis-en un autre
tables-kept = 
    { $days ->
        [one] Une table où personne ne vient pendant un jour est supprimée.
       *[other] Une table où personne ne vient pendant { $days } jours est supprimée, avec toutes ses parties.
    }
tables-kept-always = Les tables sont gardées ici jusqu’à ce que quelqu’un les supprime.
my-data-all-help = Tes noms, messages, indices, enregistrements et images à cette table, et les paquets que tu as enregistrés ici.
my-data-forget-all-help = Tu quittes la table et tout est effacé, même les paquets que tu as enregistrés. Les cartes que tu as posées et tes votes restent, sous un autre nom.

## talk

seat_is_in_use = Cette place est utilisée en ce moment sur un autre appareil
seat_is_claimed = Quelqu’un d’autre demande cette place : attends la réponse
no_such_claim = C’est déjà réglé
nobody_to_ask = Personne d’autre n’est là pour dire que c’est toi : réessaie quand quelqu’un sera là
seat_was_in_use_lately = Cette place servait encore à l’instant : redis oui quand elle sera vide depuis trois minutes
talk_is_slow = Chat ralenti : tu pourras écrire de nouveau dans { $seconds } s
you_are_muted = L’hôte t’a retiré la parole
host_cannot_be_reported = Les signalements vont à l’hôte : impossible donc de signaler l’hôte
enough_reports = Beaucoup de signalements attendent déjà l’hôte
lost-seat = J’étais déjà là
lost-seat-help = Choisis ton nom. On demande aux autres s’ils te rendent ta place.
lost-seat-waiting = On demande à la table si tu es { $name }…
lost-seat-over = On ne t’a pas rendu la place. Redemande, ou assieds-toi sous un autre nom.
claim-asked = Sur un nouvel appareil, quelqu’un dit : « J’étais { $name }. » C’est vrai ?
claim-consequence = Si oui, cette personne verra ces cartes et jouera la suite ; l’ancien appareil perdra la place.
claim-yes = Oui, c’est { $name }
claim-no = Non
claim-agreed = Merci. Il faut encore l’accord d’une autre personne.
notice-left = { $who } a quitté la table
notice-sent_away = { $by } a exclu { $who }
notice-let_back = { $by } a laissé { $who } revenir
notice-bot_took_over = { $by }, un robot, continue pour { $who }
notice-seat_regained = { $who } est de retour sur un autre appareil. Accord de { $by }
notice-host_changed = L’hôte est maintenant { $who }
notice-locked = { $by } a verrouillé la table
notice-unlocked = { $by } a rouvert la table
notice-muted = { $by } a privé { $who } de parole
notice-unmuted = { $who } peut de nouveau écrire
notice-played_for = { $by } a fait jouer un robot pour { $who }
notice-stood_in = Un robot joue pour { $who }
notice-plays_again = { $who } joue de nouveau
about-person = À propos de { $name }
mute-for-me = Masquer pour moi
unmute-for-me = Ne plus masquer
muted-for-me = Tu masques : { $names }
mute-for-all = Retirer la parole
unmute-for-all = Rendre la parole
is-muted = sans parole
report-to-host = Signaler à l’hôte
was-reported = Merci. Seul l’hôte le voit.
report-asked = { $by } signale { $name }
report-dismiss = Ignorer
slow-talk = Chat ralenti
slow-talk-0 = Non
slow-talk-10 = Un message toutes les 10 s
slow-talk-30 = Un message toutes les 30 s
