"""The devices connected to one table: connect, disconnect, broadcast, and who is present through them."""

from conteur.live.ports import Device
from conteur.live.presence import Presence
from conteur.store.peers import Peers
from conteur.tables.decide.kick import why_gone
from conteur.tables.events import Person
from conteur.tables.keys import owner_of
from conteur.tables.refusals import TableRefusal
from conteur.tables.state import TableState
from conteur.tables.view import SharedView


class Audience:
    """Everybody who is connected to this table through this server."""

    __slots__ = ("_announced", "devices", "presence")

    def __init__(self) -> None:
        """No devices yet."""
        self.devices: set[Device] = set()
        self.presence = Presence()
        self._announced: tuple[frozenset[Person], int] = (frozenset(), 0)

    @property
    def spectators(self) -> int:
        """How many devices belong to spectators."""
        return [device.person for device in self.devices].count(None)

    def add(self, device: Device) -> None:
        """A device connected."""
        self.devices.add(device)
        if device.person is not None:
            self.presence.arrive(device.person)

    def remove(self, device: Device, now: float) -> bool:
        """A device disconnected; False if it was not connected."""
        if device not in self.devices:
            return False
        self.devices.discard(device)
        if device.person is not None:
            self.presence.depart(device.person, now)
        return True

    def recognise(self, device: Device, person: Person) -> None:
        """A spectator's device sat down; if the host has kicked them since, it is dismissed next."""
        if device in self.devices and device.person is None:
            device.person = person
            self.presence.arrive(person)

    def expect(self, state: TableState, now: float) -> None:
        """Members who are not connected are away, even if never seen here: their connection may have been lost."""
        self.presence.expect([member.person for member in state.members if member.is_present], now)

    def broadcast(self, view: SharedView) -> None:
        """Send the view to every device."""
        for device in tuple(self.devices):
            device.show(view)

    def announce(self, code: str, peers: Peers) -> None:
        """Tell the other servers who is connected here."""
        here = frozenset(self.presence.devices), self.spectators
        if here != self._announced:
            self._announced = here
            peers.publish(code, *here)

    def check_keys(self, state: TableState, now: float) -> None:
        """Dismiss devices whose person has left or whose key is void; recognise those that got a seat back."""
        keys = {member.person: member.key_hash for member in state.members if member.is_present}
        for device in [each for each in self.devices if each.person is not None]:
            if device.person not in keys or device.key_hash != keys[device.person]:
                self._dismiss(device, why_gone(state, device.person), now)
        for device in [each for each in self.devices if each.person is None and each.key_hash is not None]:
            owner = owner_of(state.members, device.key_hash or "")
            if owner is not None:
                self.recognise(device, owner.person)

    def dismiss_all(self, why: TableRefusal, now: float) -> None:
        """Dismiss every device: they have to reconnect."""
        for device in tuple(self.devices):
            self._dismiss(device, why, now)

    def _dismiss(self, device: Device, why: TableRefusal, now: float) -> None:
        self.remove(device, now)
        device.dismiss(why)
