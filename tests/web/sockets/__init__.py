"""One socket a device."""
