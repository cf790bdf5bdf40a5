// The work every peer does for one action: check it, change the room, make each of six seats its own view of 1.5 KB.
// No rules and no disk: this is what each stack costs at least.
const SEATS = 6;
const COLOURS = ["red", "blue", "green", "yellow", "pink", "white"];
const seats = [...Array(SEATS).keys()];

const newPlayers = () =>
  seats.map((seat) => ({
    seat,
    name: `Player number ${seat}`,
    score: seat * 3,
    colour: COLOURS[seat],
    connected: true,
    played: false,
    voted: false,
  }));
const newTable = () => seats.map((slot) => ({ slot, card: null, owner: null }));
const newHands = () =>
  seats.map((seat) =>
    seats.map((place) => ({ id: (seat * 6 + place) % 84, img: `/cards/${String(seat * 6 + place).padStart(3, "0")}.webp` })),
  );
const newLog = () => [...Array(5).keys()].map((seq) => ({ seq, seat: seq % SEATS, kind: "play", card: seq }));

const isCard = (card) => card >= 0 && card < 84;

const newRoom = (id) => ({ id, version: 0, players: newPlayers(), table: newTable(), log: newLog(), hands: newHands() });

const play = (room, seat, card) => {
  const version = ++room.version;
  const player = room.players[seat];
  player.score = version % 30;
  player.played = !player.played;
  room.table[seat].card = player.played ? card : null;
  room.table[seat].owner = seat;
  room.log.push({ seq: version, seat, kind: "play", card });
  room.log.shift();
  room.hands[seat].push(room.hands[seat].shift());
};

const viewOf = (room, seat) => ({
  type: "state",
  room: room.id,
  version: room.version,
  phase: "playing",
  round: 3,
  storyteller: 0,
  clue: "a long road to nowhere",
  deadline: 1790000000,
  players: room.players,
  table: room.table,
  log: room.log,
  you: { seat, hand: room.hands[seat], vote: null, can: ["play", "vote", "leave"] },
});

module.exports = { SEATS, isCard, newHands, newPlayers, newRoom, newTable, play, seats, viewOf };
