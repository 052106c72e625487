#!/usr/bin/env bash
# The same with line numbers: numbered.sh records.jsonl snippets.jsonl
set -euo pipefail

# {#} is the number of the part, from 1. All parts but the last have 5,000 lines.
parallel --pipe --keep-order -N 5000 --block 64M --halt now,fail=1 \
  'hubsmith snippets --json --first-line $(( ({#} - 1) * 5000 + 1 )) || [ $? -eq 1 ]' < "$1" > "$2"

[ "$(grep -c '[^[:space:]]' "$1")" -eq "$(wc -l < "$2")" ]
