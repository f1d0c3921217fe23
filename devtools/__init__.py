"""What `dev.py` and the build of the package do. Standard library only: it runs before anything is installed."""
