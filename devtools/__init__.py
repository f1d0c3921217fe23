"""What `dev.py` and the package build use. Standard library only: it runs before anything is installed."""
