// boardgame.io with a view for each player: node boardgame_server.js PORT
const { ActivePlayers } = require("boardgame.io/core");
const { Origins, Server } = require("boardgame.io/server");
const { isCard, newHands, newPlayers, newTable, seats } = require("./room");

const game = {
  name: "dixit",
  setup: () => ({
    phase_: "playing",
    round: 3,
    storyteller: 0,
    clue: "a long road to nowhere",
    deadline: 1790000000,
    version: 0,
    players: newPlayers(),
    table: newTable(),
    hands: Object.fromEntries(newHands().map((hand, seat) => [seat, hand])),
    votes: Object.fromEntries(seats.map((seat) => [seat, null])),
  }),
  playerView: ({ G, playerID }) => {
    const { hands, votes, ...rest } = G;
    const own = { hand: hands[playerID] || [], vote: votes[playerID] ?? null };
    return { ...rest, you: { seat: playerID, ...own, can: ["play", "vote", "leave"] } };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    play: ({ G, playerID }, card) => {
      if (!isCard(card)) return "INVALID_MOVE";
      const seat = Number(playerID);
      const player = G.players[seat];
      G.version++;
      player.score = G.version % 30;
      player.played = !player.played;
      G.table[seat].card = player.played ? card : null;
      G.table[seat].owner = seat;
      G.hands[seat].push(G.hands[seat].shift());
    },
  },
};
const port = Number(process.argv[2]);
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log("up"));
