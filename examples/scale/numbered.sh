#!/usr/bin/env bash
# The same with the line of each record: numbered.sh records.jsonl snippets.jsonl
set -euo pipefail

# parallel counts its pieces from 1, in {#}, and every piece but the last has as many lines.
parallel --pipe --keep-order -N 5000 --block 64M --halt now,fail=1 \
  'hubsmith snippets --first-line $(( ({#} - 1) * 5000 + 1 )) || [ $? -eq 1 ]' < "$1" > "$2"

[ "$(grep -c '[^[:space:]]' "$1")" -eq "$(wc -l < "$2")" ]
