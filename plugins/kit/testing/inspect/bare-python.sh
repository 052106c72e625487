#!/bin/sh
# A Python without packages: for the tests of the message if pyflakes is missing.
exec python3 -I -S "$@"
