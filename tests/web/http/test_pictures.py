"""Own pictures, from a host's hands to everybody's screens."""

import io
import threading
from collections.abc import Iterator

import pytest
from PIL import Image

from conteur.pictures.prepare import MOST_BYTES
from tests.pictures import hostile as files
from tests.pictures.test_archive import ARCHIVES
from tests.pictures.test_prepare import HOSTILE
from tests.web.hostile import new_key
from tests.web.picture_host import Host, photo, picture_server
from tests.web.serving import Server, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with picture_server() as server:
        yield server


def test_a_picture_is_brought_and_seen(host: Host) -> None:
    """It is mixed with the chosen deck, at an address nobody could guess, and can be kept forever."""
    (line,) = host.bring(photo(1), "../beach \N{SNOWMAN}.jpg")
    assert {"name": "../beach ☃.jpg", "picture": line["picture"], "refused": None} == line
    assert len(line["picture"]) == 22
    box = host.box()
    assert (85, 1) == (box["cards"], box["own"])
    card = host.cards()[84]
    assert ("own", line["picture"]) == (card["deck"], card["id"])
    for address, size in ((card["image"], (800, 1200)), (card["small"], (400, 600))):
        seen = host.see(address)
        assert size == Image.open(io.BytesIO(seen.body)).size
        assert "image/webp" == seen.headers["content-type"]
        assert "nosniff" == seen.headers["x-content-type-options"]
        assert "private, max-age=31536000, immutable" == seen.headers["cache-control"]
        assert "default-src 'none'; sandbox" in seen.headers["content-security-policy"]


@pytest.mark.parametrize(
    "name", ["", "x.webp", "AAAAAAAAAAAAAAAAAAAAAA.webp", "../conteur.sqlite", "AAAAAAAAAAAAAAAAAAAAAA-400.webp"]
)
def test_a_name_nobody_was_told(host: Host, name: str) -> None:
    """Leads nowhere."""
    assert 404 == host.see(f"/pictures/{name}").status


def test_only_the_host_brings(host: Host) -> None:
    """Not a guest, not somebody without a key, and not to a table that is not there; nothing of the body is read."""
    for key, why in ((host.guests[0].key, "only_the_host_may"), (new_key(), "wrong_key"), ("", "wrong_key")):
        for path in ("pictures", "decks", "decks/reverie"):
            answer = host.send(path, photo(1), key)
            assert (403, why) == (answer.status, answer.json["refused"])
    host.code = "BBBBBB"
    assert 404 == host.send("pictures", photo(1)).status


def test_not_during_a_game(host: Host) -> None:
    """The box is closed when the cards are dealt."""
    assert host.seat.request({"kind": "add_bot"}) is None
    assert host.seat.request({"kind": "start_game"}) is None
    assert ["game_is_running"] == [line["refused"] for line in host.bring(photo(1))]


def test_the_same_picture_again(host: Host) -> None:
    """Is refused, also when it was saved worse; it takes no room."""
    host.bring(photo(1))
    worse = files.encoded(files.photo(seed=1), quality=30)
    assert ["picture_is_known"] == [line["refused"] for line in host.bring(worse)]
    assert 1 == host.box()["own"]


def test_a_zip_is_answered_line_by_line(host: Host) -> None:
    """Each file for itself: the good ones are taken, the others say why not."""
    content = files.zipped(
        [("trip/a.jpg", photo(1)), ("trip/b.txt", b"words"), ("trip/c.jpg", photo(1)), ("d.png", photo(2))]
    )
    lines = host.bring(content, "trip.zip")
    assert [("a.jpg", None), ("b.txt", "not_a_picture"), ("c.jpg", "picture_is_known"), ("d.png", None)] == [
        (line["name"], line["refused"]) for line in lines
    ]
    assert 2 == host.box()["own"]


def test_the_table_goes_on_while_pictures_are_developed(host: Host) -> None:
    """Words are answered while a zip of large photos is still being worked on."""
    large = [(f"{seed}.png", files.encoded(files.photo((4000, 3000), seed=seed), "PNG")) for seed in range(6)]
    lines: list[object] = []
    sending = threading.Thread(target=lambda: lines.extend(host.bring(files.zipped(large), "large.zip")))
    sending.start()
    answered = 0
    while sending.is_alive():
        assert host.guests[0].request({"kind": "add_word", "word": f"word {answered}"}) is None
        answered += 1
    sending.join()
    assert 6 == len(lines)
    assert answered > 6, "the table waited for the pictures"


@pytest.mark.parametrize("place", [0, 2, 5, 9, 12, 14])
def test_what_nobody_should_send_harms_nothing(host: Host, place: int) -> None:
    """The refusal comes as an answer, and the table goes on as if nothing had been."""
    make, why = HOSTILE[place]
    assert [why] == [line["refused"] for line in host.bring(make())]
    assert host.guests[0].request({"kind": "add_word", "word": "still here"}) is None
    assert 0 == host.box()["own"]


@pytest.mark.parametrize("place", [0, 2, 5])
def test_a_zip_nobody_should_send_harms_nothing(host: Host, place: int) -> None:
    """As above."""
    make, why = ARCHIVES[place]
    assert [why] == [line["refused"] for line in host.bring(make())]
    assert host.guests[0].request({"kind": "add_word", "word": "still here"}) is None


def test_a_file_that_never_ends(host: Host) -> None:
    """Is cut off where a picture has to end."""
    answer = host.send("pictures", photo(1) + bytes(MOST_BYTES))
    assert (413, "picture_is_too_heavy") == (answer.status, answer.json["refused"])


def test_words_and_removal(host: Host) -> None:
    """What the host writes is seen by whoever cannot see; what she removes is gone from the disk."""
    (line,) = host.bring(photo(1))
    picture = line["picture"]
    ask = {"kind": "describe_picture", "picture": picture, "title": "The boat", "tags": ["sea"]}
    assert host.seat.request(ask) is None
    assert ("The boat", ["sea"]) == (host.cards()[84]["title"], host.cards()[84]["tags"])
    assert host.seat.request({"kind": "remove_picture", "picture": picture}) is None
    assert 84 == len(host.cards())
    assert 404 == host.see(f"/pictures/{picture}.webp").status


def test_a_deck_is_saved_and_brought_to_another_table(server: Server, host: Host) -> None:
    """Under its title; a second one of that name is refused; what is no deck cannot be brought."""
    for seed in (1, 2, 3):
        host.bring(photo(seed))
    saved = host.send("decks", b'{"title": "Unser Urlaub!"}')
    assert (201, {"name": "unser-urlaub"}) == (saved.status, saved.json)
    assert "deck_name_is_taken" == host.send("decks", b'{"title": "unser urlaub"}').json["refused"]
    assert "deck_name_is_taken" == host.send("decks", b'{"title": "Reverie"}').json["refused"]
    assert "name_is_empty" == host.send("decks", b'{"title": " "}').json["refused"]
    assert 400 == host.send("decks", b"{}").status
    listed = {deck["name"]: deck for deck in host.see("/api/decks").json["decks"]}
    assert (3, True, ["Ana"]) == tuple(listed["unser-urlaub"][name] for name in ("cards", "is_saved", "authors"))
    assert 3 == len(host.see("/api/decks/unser-urlaub").json["cards"])
    other = Host(server)
    assert "no_such_deck" == other.send("decks/atlantis", b"").json["refused"]
    assert 201 == other.send("decks/unser-urlaub", b"").status
    assert (87, ["unser-urlaub"]) == (other.box()["cards"], [deck["name"] for deck in other.box()["brought"]])
    assert 200 == other.see(other.cards()[86]["small"]).status
    assert "nothing_in_it" == other.send("decks", b'{"title": "Nothing"}').json["refused"]
    other.end()


def test_a_server_that_takes_no_pictures() -> None:
    """Says so, before and after."""
    with serving("--no-uploads") as server:
        host = Host(server)
        assert host.see("/api/decks").json["can_bring"] is False
        answer = host.send("pictures", photo(1))
        assert (403, "uploads_are_off") == (answer.status, answer.json["refused"])
        host.end()


@pytest.mark.parametrize(
    ("option", "why"), [("--table-room", "table_is_out_of_room"), ("--server-room", "server_is_out_of_room")]
)
def test_room_is_bounded(option: str, why: str) -> None:
    """The picture that goes over the edge is the last; after a restart what was brought is still there."""
    with serving(option, "0.01") as server:
        host = Host(server)
        assert [None] == [line["refused"] for line in host.bring(photo(1))]
        assert [why] == [line["refused"] for line in host.bring(photo(2))]
        address = host.cards()[84]["image"]
        host.end()
        server.kill()
        (server.folder / "uploads" / "upload-left").write_bytes(b"half a picture")
        server.start()
        assert 200 == host.see(address).status
        assert [] == list((server.folder / "uploads").iterdir())
