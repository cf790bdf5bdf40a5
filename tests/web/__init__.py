"""Tests of the web server: HTTP, sockets and the wire protocol."""
