#!/bin/sh
# A Python without packages: the tests see what is said where pyflakes is missing.
exec python3 -I -S "$@"
