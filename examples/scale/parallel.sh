#!/usr/bin/env bash
# All cores of one machine: parallel.sh records.jsonl snippets.jsonl
set -euo pipefail

# Exit code 1 says that a line was bad, which its own line of the output tells; any other ends the run.
parallel --pipe --keep-order --block 4M --halt now,fail=1 \
  'hubsmith snippets --first-line unknown || [ $? -eq 1 ]' < "$1" > "$2"

# A program that does not start ends with 1 as well, so the lines are counted.
[ "$(grep -c '[^[:space:]]' "$1")" -eq "$(wc -l < "$2")" ]
