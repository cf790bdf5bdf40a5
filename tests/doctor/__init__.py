"""Real databases, servers, proxies and folders, each with one thing wrong."""
