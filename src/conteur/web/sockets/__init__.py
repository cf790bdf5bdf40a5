"""The sockets of tables. Others use `table_socket.TableSocket`."""
