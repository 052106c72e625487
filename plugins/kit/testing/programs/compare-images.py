# Succeeds if two images, decoded, are the same: a client may save an image in another format.
import sys

from PIL import Image, ImageChops

one, other = (Image.open(path).convert("RGB") for path in sys.argv[1:])
worst = max(high for _, high in ImageChops.difference(one, other).getextrema())
sys.exit(0 if one.size == other.size and worst <= 4 else 1)
