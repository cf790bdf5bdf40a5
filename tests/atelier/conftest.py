"""The atelier's packages are an extra: without them its tests are not collected, rather than skipped."""

from importlib.util import find_spec

collect_ignore_glob = [] if all(find_spec(name) for name in ("cv2", "numba", "numpy", "PIL")) else ["test_*.py"]
