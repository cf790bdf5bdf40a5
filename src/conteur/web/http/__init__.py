"""The HTTP interface, one file per resource. Others use `routes.http_app`, `proxied` and `headers.HEADERS`."""
