#!/usr/bin/env bash
# All cores of one machine: parallel.sh records.jsonl snippets.jsonl
set -euo pipefail

# Exit code 1: a line was invalid and has an error line in the output. Any other code ends the run.
parallel --pipe --keep-order --block 4M --halt now,fail=1 \
  'hubsmith snippets --json --first-line unknown || [ $? -eq 1 ]' < "$1" > "$2"

# A program that does not start also exits with 1, so the lines are counted.
[ "$(grep -c '[^[:space:]]' "$1")" -eq "$(wc -l < "$2")" ]
