"""`python -m arktable` is the command `arktable`."""

from arktable.cli.main import run

if __name__ == "__main__":
    run()
