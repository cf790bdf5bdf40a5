"""`python -m conteur` is the same as `conteur`."""

import sys

from conteur.cli import main

sys.exit(main())
