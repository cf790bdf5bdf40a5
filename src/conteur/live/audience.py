"""The devices that look at one table: connect, disconnect, broadcast, and who is present because of them."""

from conteur.live.ports import Device
from conteur.live.presence import Presence
from conteur.tables.decide.kick import why_gone
from conteur.tables.events import Person
from conteur.tables.refusals import TableRefusal
from conteur.tables.state import TableState
from conteur.tables.view import SharedView


class Audience:
    """Everybody who is connected to this table through this server."""

    __slots__ = ("devices", "presence")

    def __init__(self) -> None:
        """Nobody looks yet."""
        self.devices: set[Device] = set()
        self.presence = Presence()

    @property
    def spectators(self) -> int:
        """How many devices belong to nobody at the table."""
        return [device.person for device in self.devices].count(None)

    def add(self, device: Device) -> None:
        """A device begins to look."""
        self.devices.add(device)
        if device.person is not None:
            self.presence.arrive(device.person)

    def remove(self, device: Device, now: float) -> bool:
        """A device looks away; False if it did not look."""
        if device not in self.devices:
            return False
        self.devices.discard(device)
        if device.person is not None:
            self.presence.depart(device.person, now)
        return True

    def recognise(self, device: Device, person: Person) -> None:
        """A device that was looking on sat down; if the host has kicked it since, it is dismissed next."""
        if device in self.devices and device.person is None:
            device.person = person
            self.presence.arrive(person)

    def expect(self, state: TableState, now: float) -> None:
        """Whoever is at the table but not connected is away, even if never seen: the line may have been cut."""
        self.presence.expect([member.person for member in state.members if member.is_present], now)

    def broadcast(self, view: SharedView) -> None:
        """Show the table to everybody."""
        for device in tuple(self.devices):
            device.show(view)

    def dismiss_the_gone(self, state: TableState, now: float) -> None:
        """Devices of people who left or were kicked see nothing more."""
        present = {member.person for member in state.members if member.is_present}
        for device in [each for each in self.devices if each.person is not None and each.person not in present]:
            self._dismiss(device, why_gone(state, device.person), now)

    def dismiss_all(self, why: TableRefusal, now: float) -> None:
        """Everybody has to connect again."""
        for device in tuple(self.devices):
            self._dismiss(device, why, now)

    def _dismiss(self, device: Device, why: TableRefusal, now: float) -> None:
        self.remove(device, now)
        device.dismiss(why)
