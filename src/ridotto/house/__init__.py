"""The house: the server where people find tables, sit down and play. `app.py` puts it together."""
