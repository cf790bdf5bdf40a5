"""The names of bots in each language. Each goes with a rabbit, the same one at every table if it is free."""

from collections.abc import Collection
from typing import Final

from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables.character import Language
from conteur.tables.events import Rabbit
from conteur.tables.sanitize import alike

NAMES: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("Clover", "Pip", "Juniper", "Olive", "Bramble", "Hazel", "Wren", "Otis", "Poppy", "Finch", "Maple", "Quill"),
    "de": ("Flora", "Emil", "Lotte", "Anton", "Frieda", "Jonte", "Mira", "Oskar", "Paula", "Till", "Wanda", "Kalle"),
    "fr": (
        "Margot",
        "Basile",
        "Colette",
        "Léon",
        "Suzon",
        "Émile",
        "Fanette",
        "Gaston",
        "Lilou",
        "Anatole",
        "Zoé",
        "Barnabé",
    ),
    "es": (
        "Lola",
        "Nicanor",
        "Pilar",
        "Mateo",
        "Alma",
        "Benito",
        "Carmela",
        "Fermín",
        "Inés",
        "Rufo",
        "Salma",
        "Tadeo",
    ),
    "pt": (
        "Matilde",
        "Tomé",
        "Benedita",
        "Zeca",
        "Aurora",
        "Chico",
        "Leonor",
        "Nuno",
        "Rosinha",
        "Vicente",
        "Íris",
        "Bento",
    ),
    "it": ("Gemma", "Nino", "Celeste", "Tullio", "Viola", "Beppe", "Ginevra", "Orso", "Lia", "Ettore", "Mimosa", "Ugo"),
    "nl": ("Fien", "Joep", "Saar", "Teun", "Noor", "Pim", "Lieke", "Bram", "Jet", "Floris", "Guusje", "Wout"),
    "pl": ("Zosia", "Kazik", "Hania", "Leszek", "Jagoda", "Tymek", "Malina", "Bolek", "Iga", "Staś", "Kalina", "Gucio"),
    "ru": ("Варя", "Тимоша", "Дуня", "Лёва", "Глаша", "Прохор", "Ася", "Кузя", "Злата", "Сеня", "Уля", "Яша"),
    "ar": ("ياسمين", "سامي", "ريم", "نديم", "لولوة", "بدر", "سلمى", "زياد", "هند", "فارس", "نور", "تميم"),
}


def free_name(language: Language, taken: Collection[str], whim: int) -> tuple[str, Rabbit | None]:
    """A name nobody at the table has, and the rabbit that goes with it; `whim` says where to start looking."""
    names = NAMES[language]
    used = {alike(name) for name in taken}
    for step in range(len(names)):
        place = (whim + step) % len(names)
        if alike(names[place]) not in used:
            return names[place], place % MAX_SEATS
    number = next(number for number in range(1, MAX_SEATS + 2) if alike(f"Bot {number}") not in used)
    return f"Bot {number}", None
