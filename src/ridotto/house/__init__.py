"""The house: people find tables here, sit down, and are told what happens. `app.py` puts it together."""
