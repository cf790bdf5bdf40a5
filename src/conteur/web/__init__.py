"""The wire: pages and sockets on one port. Knows no rules."""
