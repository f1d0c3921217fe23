"""What the house answers over HTTP: routes, sessions, the lobby, the page."""
