"""Players' WebSockets: the protocol, one device's connection, and its commands."""
