"""Finds faults of a deck in a folder, as sentences that say how to fix them."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from PIL import Image, UnidentifiedImageError

from conteur.decks.card import LARGE, LEVELS
from conteur.decks.card import SMALL as SMALL_SIZE
from conteur.decks.catalog import SMALL, image_ids

_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
_DECK: Final = {"title": str, "authors": list, "licence": str, "version": str, "language": str, "back": str}
_NEEDED: Final = ("title", "licence")
_CARD: Final = {"id": str, "title": str, "caption": str, "description": str, "tags": list, "clues": dict}
_OTHER_FORMATS: Final = frozenset({".jpg", ".jpeg", ".png", ".gif", ".heic", ".tif", ".tiff", ".bmp", ".svg"})
_KINDS: Final[Mapping[type, str]] = {str: "text", list: "a list of texts", dict: "a table"}


def faults_of(folder: Path) -> list[str]:
    """Every fault of the deck in this folder; empty if it can be used."""
    if not folder.is_dir():
        return [f"{folder} is no folder: a deck is a folder with deck.toml, images and cards"]
    faults: list[str] = []
    about = _read(folder / "deck.toml", "deck.toml", faults)
    faults += _faults_of_deck(about)
    back = str(about.get("back", ""))
    cards = image_ids(folder, back)
    if not cards:
        faults.append("there is no card: put pictures into images/ as ID.webp and ID-400.webp")
    if back and not (folder / "images" / f"{back}.webp").exists():
        faults.append(f"deck.toml names {back!r} as the back, and there is no images/{back}.webp")
    for card in (*cards, *([back] if back else [])):
        faults += _faults_of_images(folder / "images", card)
    for path in sorted(folder.glob("images/*")):
        stem = path.stem.removesuffix(SMALL)
        if path.suffix.lower() in _OTHER_FORMATS:
            faults.append(
                f"images/{path.name}: pictures of a deck are .webp; `conteur deck add` makes them from others"
            )
        elif path.suffix in {".webp", ".avif"} and stem not in cards and stem != back:
            faults.append(f"images/{path.name}: there is no images/{stem}.webp for it to be the small one of")
    for place, find in (("cards", _faults_of_card_file), ("texts", _faults_of_texts), ("fields", _faults_of_field)):
        for path in sorted(folder.glob(f"{place}/*.toml")):
            faults += find(path, cards)
    return faults


def count_cards(folder: Path) -> int:
    """How many cards it has, as far as the folder can be read."""
    return len(image_ids(folder, str(_read(folder / "deck.toml", "deck.toml", []).get("back", ""))))


def _read(path: Path, name: str, faults: list[str]) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        faults.append(f'{name} is missing: it says title = "…" and licence = "…"')
    except UnicodeDecodeError:
        faults.append(f"{name} is not UTF-8 text")
    except tomllib.TOMLDecodeError as error:
        faults.append(f"{name} is not TOML: {error}")
    return {}


def _faults_of_deck(about: Mapping[str, Any]) -> Iterator[str]:
    if not about:
        return
    for name in _NEEDED:
        if not about.get(name):
            yield f"deck.toml does not say its {name}"
    yield from _faults_of_fields("deck.toml", about, _DECK)


def _faults_of_fields(where: str, fields: Mapping[str, Any], types: Mapping[str, type]) -> Iterator[str]:
    for name, value in fields.items():
        if name not in types:
            yield f"{where}: nobody reads {name!r}; there are {', '.join(types)}"
        elif not isinstance(value, types[name]) or (
            isinstance(value, list) and not all(isinstance(each, str) for each in value)
        ):
            yield f"{where}: {name} should be {_KINDS[types[name]]}"


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


def _faults_of_card_file(path: Path, cards: list[str]) -> Iterator[str]:
    where = f"cards/{path.name}"
    faults: list[str] = []
    fields = _read(path, where, faults)
    yield from faults
    if path.stem not in cards:
        yield f"{where}: there is no images/{path.stem}.webp for these words"
    if fields.get("id", path.stem) != path.stem:
        yield f"{where}: its id is {fields['id']!r}, and its file says {path.stem!r}"
    yield from _faults_of_card(where, fields)


def _faults_of_texts(path: Path, cards: list[str]) -> Iterator[str]:
    where = f"texts/{path.name}"
    faults: list[str] = []
    fields = _read(path, where, faults)
    yield from faults
    for card, texts in fields.items():
        if card not in cards:
            yield f"{where}: there is no card {card!r}"
        elif not isinstance(texts, dict):
            yield f"{where}: {card} should be a table with title, description, tags and clues"
        else:
            yield from _faults_of_card(f"{where}, {card}", texts)


def _faults_of_field(path: Path, cards: list[str]) -> Iterator[str]:
    where = f"fields/{path.name}"
    faults: list[str] = []
    phrases = _read(path, where, faults)
    yield from faults
    for card in phrases:
        if card not in cards:
            yield f"{where}: there is no card {card!r}"
    yield from _faults_of_fields(
        where, {card: phrases[card] for card in phrases if card in cards}, dict.fromkeys(cards, list)
    )


def _faults_of_card(where: str, fields: Mapping[str, Any]) -> Iterator[str]:
    yield from _faults_of_fields(where, fields, _CARD)
    clues = fields.get("clues")
    if isinstance(clues, dict):
        yield from _faults_of_fields(f"{where}, clues", clues, dict.fromkeys(LEVELS, list))
