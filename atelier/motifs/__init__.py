"""Things to paint: skies, houses, people, animals, rooms. Knows no scene."""
