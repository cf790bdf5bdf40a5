"""What is wrong with a deck in a folder, in sentences that say what would be right. Knows no tables."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from PIL import Image, UnidentifiedImageError

from conteur.decks.card import LEVELS
from conteur.decks.catalog import SMALL, image_ids
from conteur.decks.intake import LARGE
from conteur.decks.intake import SMALL as SMALL_SIZE

_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
_DECK: Final = {"title": str, "authors": list, "licence": str, "version": str, "language": str, "back": str}
_NEEDED: Final = ("title", "licence")
_CARD: Final = {"id": str, "title": str, "caption": str, "description": str, "tags": list, "clues": dict}
_OTHERS: Final = frozenset({".jpg", ".jpeg", ".png", ".gif", ".heic", ".tif", ".tiff", ".bmp", ".svg"})
_KINDS: Final[Mapping[type, str]] = {str: "text", list: "a list of texts", dict: "a table"}


def faults_of(folder: Path) -> list[str]:
    """Every fault of the deck in this folder; none if it can be played with."""
    if not folder.is_dir():
        return [f"{folder} is no folder: a deck is a folder with deck.toml, images and cards"]
    found: list[str] = []
    about = _read(folder / "deck.toml", "deck.toml", found)
    found += _faults_of_deck(about)
    back = str(about.get("back", ""))
    cards = image_ids(folder, back)
    if not cards:
        found.append("there is no card: put pictures into images/ as ID.webp and ID-400.webp")
    if back and not (folder / "images" / f"{back}.webp").exists():
        found.append(f"deck.toml names {back!r} as the back, and there is no images/{back}.webp")
    for card in (*cards, *([back] if back else [])):
        found += _faults_of_images(folder / "images", card)
    for path in sorted(folder.glob("images/*")):
        stem = path.stem.removesuffix(SMALL)
        if path.suffix.lower() in _OTHERS:
            found.append(f"images/{path.name}: pictures of a deck are .webp; `conteur deck add` makes them from others")
        elif path.suffix in {".webp", ".avif"} and stem not in cards and stem != back:
            found.append(f"images/{path.name}: there is no images/{stem}.webp for it to be the small one of")
    for path in sorted(folder.glob("cards/*.toml")):
        found += _faults_of_words(path, cards)
    for path in sorted(folder.glob("texts/*.toml")):
        found += _faults_of_texts(path, cards)
    return found


def count_cards(folder: Path) -> int:
    """How many cards it has, as far as it can be read."""
    return len(image_ids(folder, str(_read(folder / "deck.toml", "deck.toml", []).get("back", ""))))


def _read(path: Path, name: str, found: list[str]) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        found.append(f'{name} is missing: it says title = "…" and licence = "…"')
    except UnicodeDecodeError:
        found.append(f"{name} is not UTF-8 text")
    except tomllib.TOMLDecodeError as error:
        found.append(f"{name} is not TOML: {error}")
    return {}


def _faults_of_deck(about: Mapping[str, Any]) -> Iterator[str]:
    if not about:
        return
    for name in _NEEDED:
        if not about.get(name):
            yield f"deck.toml does not say its {name}"
    yield from _faults_of_fields("deck.toml", about, _DECK)


def _faults_of_fields(where: str, told: Mapping[str, Any], known: Mapping[str, type]) -> Iterator[str]:
    for name, value in told.items():
        if name not in known:
            yield f"{where}: nobody reads {name!r}; there are {', '.join(known)}"
        elif not isinstance(value, known[name]) or (
            isinstance(value, list) and not all(isinstance(each, str) for each in value)
        ):
            yield f"{where}: {name} should be {_KINDS[known[name]]}"


def _faults_of_images(images: Path, card: str) -> Iterator[str]:
    if not _ID.fullmatch(card):
        yield f"images/{card}.webp: an id has small letters, digits, _ and - only, because it is part of an address"
    if not (images / f"{card}{SMALL}.webp").exists():
        yield f"images/{card}{SMALL}.webp is missing: phones would load the large picture for every thumbnail"
    for path, size in ((images / f"{card}.webp", LARGE), (images / f"{card}{SMALL}.webp", SMALL_SIZE)):
        if not path.exists():
            continue
        try:
            with Image.open(path, formats=("WEBP",)) as image:
                image.load()
                if image.size != size:
                    width, height = image.size
                    yield f"images/{path.name} has {width} x {height} pixels; a card has {size[0]} x {size[1]}"
        except UnidentifiedImageError:
            yield f"images/{path.name} is no WebP picture, whatever it is called"
        except (OSError, Image.DecompressionBombError) as error:
            yield f"images/{path.name} cannot be read to its end: {error}"


def _faults_of_words(path: Path, cards: list[str]) -> Iterator[str]:
    where = f"cards/{path.name}"
    found: list[str] = []
    told = _read(path, where, found)
    yield from found
    if path.stem not in cards:
        yield f"{where}: there is no images/{path.stem}.webp for these words"
    if told.get("id", path.stem) != path.stem:
        yield f"{where}: its id is {told['id']!r}, and its file says {path.stem!r}"
    yield from _faults_of_card(where, told)


def _faults_of_texts(path: Path, cards: list[str]) -> Iterator[str]:
    where = f"texts/{path.name}"
    found: list[str] = []
    told = _read(path, where, found)
    yield from found
    for card, words in told.items():
        if card not in cards:
            yield f"{where}: there is no card {card!r}"
        elif not isinstance(words, dict):
            yield f"{where}: {card} should be a table with title, description, tags and clues"
        else:
            yield from _faults_of_card(f"{where}, {card}", words)


def _faults_of_card(where: str, told: Mapping[str, Any]) -> Iterator[str]:
    yield from _faults_of_fields(where, told, _CARD)
    clues = told.get("clues")
    if isinstance(clues, dict):
        yield from _faults_of_fields(f"{where}, clues", clues, dict.fromkeys(LEVELS, list))
