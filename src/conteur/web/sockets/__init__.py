"""Sockets at tables. Others use `table_socket.TableSocket`."""
