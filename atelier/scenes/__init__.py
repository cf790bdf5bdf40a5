"""One file per card; each has paint(), which gives the finished picture as 8-bit RGB."""
