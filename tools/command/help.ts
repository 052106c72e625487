// The texts after the options in --help: formats and examples.

const EXIT = `
Exit codes: 0 done, 1 a line was invalid or a check failed, 2 wrong usage or
unreadable input, 70 an internal error, 74 the output cannot be written, 130 or
143 stopped by a signal. Lines and files written before are complete.`;

export const EXAMPLES: string = `
Examples:
  $ hubsmith list providers
  $ hubsmith show library transformers --json
  $ hubsmith snippets model.json --format text
  $ hubsmith files model.json --memory 16GiB --format text
  $ hubsmith snippets --client requests < models.jsonl | jq .inference
  $ hubsmith doctor ./birdnet.ts
  $ curl -s https://huggingface.co/api/models/Qwen/Qwen3-8B | hubsmith snippets
${EXIT}`;

export const LIST: string = `
Examples:
  $ hubsmith list tasks
  $ hubsmith list libraries --json | jq -r '.[].id'`;

export const SHOW: string = `
Examples:
  $ hubsmith show task text-to-image
  $ hubsmith show client python/requests --json
  $ hubsmith show quantization Q4_K_M`;

export const SNIPPETS: string = `
Input: one JSON object per line: a model record as the Hub's API returns it, or
  {"model": {…}, "provider": "together", "providerId": "…",
   "options": {"temperature": 0.5}}
Fields of a line override flags. A JSON document over several lines works, too.
Each item of a list is a record; "line" is its position.

Output: one JSON line for each record, in order:
  {"line", "id",
   "load": [{"library", "language", "purpose", "install"?, "content"}],
   "inference": [{"provider", "language", "client", "content"}],
   "notOffered": [{"part", "provider"?, "library"?, "language"?, "client"?,
                   "code", "reason", "change"}],
   "diagnostics": [{"code", "path"?, "message"}]}
An invalid line gives {"line", "error": {"code", "path"?, "message"}}. A wrong
value of an option is a reason in "notOffered". Blank lines give nothing. With
several files, each output line has its "file".

Limits of a record: a line of 64 MB and a million values, a request of 4 million
characters (a value counts 20, an escaped character 8), 10,000 options or
parameters, and 16 million printed characters. Above them, the code is
"too-long" or "too-many-values".

Examples:
  $ hubsmith snippets models.jsonl > snippets.jsonl
  $ hubsmith snippets model.json --format text --language python
  $ hubsmith snippets model.json --parameter top_k=3 --parameter language=de
  $ hubsmith snippets --provider all < models.jsonl | jq .notOffered
  $ hubsmith snippets --jobs "$(nproc)" models.jsonl > snippets.jsonl
${EXIT}`;

export const EXPORT: string = `
Input: as for snippets.

Output: OWNER/NAME.json for each model, with the output of snippets without
"line". Files are written atomically, and skipped if they are up to date.

Other characters of an id than letters, digits, dots, dashes and underscores are
percent-encoded. So are names that are special on some system, and the letters
of an id that differs from an earlier one only in case. So ids share no file.

--check prints "new", "changed" or "stale" and the path of each file. A file is
stale if an earlier export wrote it and it has no record now.

Examples:
  $ hubsmith export models.jsonl --out public/snippets --provider auto
  $ hubsmith export models.jsonl --out public/snippets --check
${EXIT}`;

export const FILES: string = `
Input: model records; with ?blobs=true the Hub's API adds the sizes of files.

Output: one JSON line for each record, in order:
  {"line", "id",
   "formats": [{"quantization", "format", "from", "isKnown", "weights"?}],
   "files": [{"quantization", "label"?, "format"?, "variant"?,
              "sets": [{"stem", "paths", "bytes"?, "missing"}]}],
   "companions": [{"what", "paths", …}],
   "diagnostics": […]}
With --memory, each set has "fits" (yes, perhaps, no, unknown), and "inAll" and
"needs", which are ranges in bytes with their calculation.

Examples:
  $ hubsmith files models.jsonl | jq -c '[.id, .formats[].format]'
  $ hubsmith files model.json --memory 8GiB --context 16384 --format text
${EXIT}`;

export const DOWNLOADS: string = `
Output: one JSON line for each record, in order:
  {"line", "id", "library"?, "query", "files", "warning"?, "diagnostics"}
"query" is the rule of the record's library, or the Hub's own. A request for one
of "files" counts as one download.

Examples:
  $ hubsmith downloads model.json --format text
  $ hubsmith downloads models.jsonl | jq -c 'select(.warning) | [.id, .warning]'
${EXIT}`;

export const DOCTOR: string = `
It also reads easel.contract.ts, easel.records.ts and easel.page.ts next to
easel.ts, or the exports of easel.ts with these names.

The checks need parsers. Without them, checks are skipped and listed:
  $ npm i -D acorn eslint-scope web-tree-sitter @repomix/tree-sitter-wasms
  $ python3 -m venv .venv && .venv/bin/pip install pyflakes

Examples:
  $ hubsmith doctor ./easel.ts
  $ hubsmith doctor ./easel.ts --json | jq '.faults[].message'

Exit codes: 0 no faults, 1 faults, 2 wrong usage, an unreadable module, or
skipped checks, 70 an internal error, 74 the page cannot be written.`;

export const NEW: string = `
No file is overwritten.

Examples:
  $ hubsmith new library birdnet --outside hubsmith-birdnet
  $ hubsmith new client go/net-http --outside hubsmith-go`;

export const LAB: string = `
It needs Vite: npm i -D vite. Problems of the plugin are shown above the page.

Examples:
  $ hubsmith lab ./birdnet.ts
  $ hubsmith lab ./birdnet.ts --port 4000 --no-open`;
