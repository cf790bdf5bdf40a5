"""The HTTP interface, one file a resource. Others use `routes.http_app`, `proxied` and `headers.HEADERS`."""
