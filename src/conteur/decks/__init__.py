"""Art as data: the decks that come with conteur."""
