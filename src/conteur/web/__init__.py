"""The web server: HTTP and sockets on one port. Knows no rules of the game.

Others use `app`, `context` (ServerContext, Tasks), `hosts`, `limits`, `public_tables`, `reachable`,
`http.headers`, `transport.serve`, and the types in `protocol`. Importing this package
loads none of them, so that the client does not load the server.
"""
