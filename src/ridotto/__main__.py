"""`python -m ridotto` is the command `ridotto`."""

import sys

from ridotto.cli.main import main

sys.exit(main())
