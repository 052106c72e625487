#!/usr/bin/env bash
# One file per model, with all cores: export.sh records.jsonl public/snippets
set -euo pipefail
export OUT="$2"

# Processes do not share their lists of models, so each id must be unique, ignoring case.
twice=$(jq -r '.id' "$1" | LC_ALL=C sort -f | LC_ALL=C uniq -di)
if [ -n "$twice" ]; then
  echo "More than one record: $twice" >&2
  exit 1
fi

parallel --pipe --block 4M --halt now,fail=1 \
  'hubsmith export --first-line unknown --out "$OUT"' < "$1"
