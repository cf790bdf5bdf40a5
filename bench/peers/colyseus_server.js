// Colyseus, each seat sent its own message: node colyseus_server.js PORT
const http = require("http");
const { Room, Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { SEATS, isCard, newRoom, play, viewOf } = require("./room");

class Table extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.autoDispose = false;
    this.setSeatReservationTime(300);
    this.setPatchRate(null);
    this.taken = 0;
    this.own = newRoom(this.roomId);
    this.onMessage("play", (client, action) => {
      if (!isCard(action.card)) return;
      play(this.own, client.userData, action.card);
      for (const other of this.clients) other.send("state", viewOf(this.own, other.userData));
    });
  }

  onJoin(client) {
    client.userData = this.taken++ % SEATS;
  }
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ server: http.createServer(), pingInterval: 0 }),
});
server.define("table", Table);
server.listen(Number(process.argv[2]), "127.0.0.1", 4096).then(() => console.log("up"));
