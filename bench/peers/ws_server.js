// The bare `ws` library of Node: node ws_server.js PORT
const { WebSocketServer } = require("ws");
const { SEATS, isCard, newRoom, play, viewOf } = require("./room");

const rooms = new Map();
const server = new WebSocketServer({
  port: Number(process.argv[2]),
  host: "127.0.0.1",
  backlog: 4096,
  perMessageDeflate: false,
});
server.on("connection", (socket, request) => {
  const [, , id, written] = request.url.split("/");
  const seat = Number(written);
  if (!rooms.has(id)) rooms.set(id, { ...newRoom(id), sockets: Array(SEATS).fill(null) });
  const room = rooms.get(id);
  room.sockets[seat] = socket;
  socket.on("message", (raw) => {
    const action = JSON.parse(raw);
    if (action.t !== "play" || !isCard(action.card) || action.target !== seat) return;
    play(room, seat, action.card);
    for (let other = 0; other < SEATS; other++) room.sockets[other].send(JSON.stringify(viewOf(room, other)));
  });
});
server.on("listening", () => console.log("up"));
