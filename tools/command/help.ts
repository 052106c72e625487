// What --help says beyond the list of flags: examples that run, the shapes of input and output, and the exit codes.

const EXIT = `
Exit codes: 0 done, or nobody reads the output any more, 1 a line of the input
was bad, 2 wrong usage, or an input that cannot be read, 70 a fault of hubsmith,
74 the output cannot be written, 130 stopped by Ctrl+C (SIGINT), 143 by SIGTERM.
What was written by then is whole, lines or files; only where there was no room
for a line (74) it may be cut.`;

const EXIT_OF_CATALOGUE = `
Exit codes: 0 done, 2 wrong usage, or there is no such record, 70 a fault of
hubsmith, or a plugin that does not load, 74 the output cannot be written.`;

export const EXAMPLES: string = `
Examples:
  $ hubsmith list providers
  $ hubsmith show library transformers --json
  $ hubsmith snippets model.json --format text
  $ hubsmith files model.json --memory 16GiB --format text
  $ hubsmith snippets --client requests < models.jsonl | jq .inference
  $ hubsmith snippets --plugin ./birdnet.ts model.json --format text
  $ hubsmith doctor ./birdnet.ts
  $ curl -s https://huggingface.co/api/models/Qwen/Qwen3-8B | hubsmith snippets

\`hubsmith help snippets\` tells what goes in and what comes out.
${EXIT}`;

export const LIST_HELP: string = `
With --json it is all that the plugins say: the field names of the Hub, and an
id. Of tasks it is their page, too. Of quantizations there is one
{"id", "quantization", "set", "code"?, "family"?, "bits"?, …} for each name in
each set of codes.

Examples:
  $ hubsmith list tasks
  $ hubsmith list libraries --json | jq -r '.[].id'
${EXIT_OF_CATALOGUE}`;

export const SHOW_HELP: string = `
Examples:
  $ hubsmith show task text-to-image
  $ hubsmith show client python/requests --json
  $ hubsmith show quantization Q4_K_M
${EXIT_OF_CATALOGUE}`;

export const FILES_HELP: string = `
Input: one model record a line, as the hub's API returns it; with ?blobs=true it
tells the sizes of files, which are counted then.

Output: one JSON line for each, in order:
  {"line", "id",
   "formats": [{"quantization", "format", "from", "isKnown", "weights"?}],
   "files": [{"quantization", "label"?, "format"?, "variant"?,
              "sets": [{"stem", "paths", "bytes"?, "missing"}]}],
   "companions": [{"what", "paths", …}],
   "diagnostics": […]}
Files of one format stand together, the most precise first; parts are joined,
and projectors and the like told apart. With --memory each set also has "fits"
(yes, perhaps, no, unknown), "inAll" and "needs": bounds in bytes, and how each
was found.

Examples:
  $ hubsmith files models.jsonl | jq -c '[.id, .formats[].format]'
  $ curl -s 'https://huggingface.co/api/models/Qwen/Qwen3-8B-GGUF?blobs=true' |
      hubsmith files --memory 8GiB --context 16384 --format text
${EXIT}`;

export const DOWNLOADS_HELP: string = `
Input: one model record a line, as the hub's API returns it, with its siblings.

Output: one JSON line for each, in order:
  {"line", "id", "library"?, "query", "files", "warning"?, "diagnostics"}
"query" is the rule of the library that the record names, or the Hub's own; a
request for one of "files" counts as one download. "warning" says where that is
none, or several for one download of the whole repository.

Examples:
  $ hubsmith downloads model.json --format text
  $ hubsmith downloads models.jsonl | jq -c 'select(.warning) | [.id, .warning]'
${EXIT}`;

export const DOCTOR_HELP = `
It reads the files next to easel.ts: the contract of a provider in
easel.contract.ts, records in easel.records.ts, the page of a task in
easel.page.ts (beside an index.ts: contract.ts, records.ts, page.ts), or what
easel.ts exports by these names. --out alone writes the page and prints none.

The checks read code with real parsers:
  $ npm i -D acorn eslint-scope web-tree-sitter @repomix/tree-sitter-wasms
  $ python3 -m venv .venv && .venv/bin/pip install pyflakes

Examples:
  $ hubsmith doctor ./easel.ts
  $ hubsmith doctor ./easel.ts --json | jq '.faults[].message'
  $ hubsmith doctor --list

Checks that need a missing parser are skipped, and listed.

Exit codes: 0 no faults, 1 faults, 2 wrong usage, the module cannot
be loaded, or something was skipped, 70 a fault of hubsmith, 74 the page cannot
be written.`;

export const LAB_HELP = `
The module is bundled by Vite: npm i -D vite. The app opens at the page of the
first plugin, with links to all of them and to the records next to the module
(birdnet.records.ts). Problems of a plugin are above the page, and at /plugins.

Examples:
  $ hubsmith lab ./birdnet.ts
  $ hubsmith lab ../hubsmith-birdnet/src/birdnet.ts --port 4000 --no-open

Exit codes: 0 ended by Ctrl+C or SIGTERM, 2 wrong usage, or a port that cannot
be used, 70 a fault of hubsmith.`;

export const NEW_HELP = `
With --outside it is a whole package: package.json, tsconfig.json, the plugin,
its test, a README and a CI file. Without, the working directory is a checkout
of hubsmith, and the plugin goes into its folder there. No file is written over.

Examples:
  $ hubsmith new library birdnet --outside hubsmith-birdnet
  $ hubsmith new client go/net-http --outside hubsmith-go

Exit codes: 0 written, 2 wrong usage, or a file is there already, 74 the folder
cannot be written.`;

export const SNIPPETS_HELP: string = `
Input: one JSON object a line. It is a model record as the hub's API returns it,
or a request:
  {"model": {…}, "provider": "together", "providerId": "…",
   "options": {"temperature": 0.5}}
Flags are defaults: what a line says itself counts more, option by option.
A JSON document over several lines works too. A list in it is as many records,
and so is a list that is the only line; "line" is then the position in the list.

Output: one JSON line for each, in order:
  {"line", "id",
   "load": [{"library", "language", "purpose", "install"?, "content"}],
   "inference": [{"provider", "language", "client", "content"}],
   "notOffered": [{"part", "provider"?, "library"?, "language"?, "client"?,
                   "code", "reason", "change"}],
   "diagnostics": [{"code", "path"?, "message"}]}
"part" is "load" or "inference". A bad line gives
  {"line", "error": {"code", "path"?, "message"}}
and the rest goes on. Blank lines give nothing. Where several files are named,
each output line has its "file", and "line" counts within it.

What one record may ask for is limited, so that none holds up those behind it: a
line of 64 MB and a million values, a request of 4 million characters (a value
counts 20, a character that is escaped 8), 10,000 options or parameters, and 16
million characters to print. More is a bad line with the code "too-long" or
"too-many-values", and the rest goes on.

With --jobs that many workers answer, each of which loads the plugins: it pays
from some thousand records on. What is printed, and its order, stays the same.

A part of a longer input: --first-line 1001 counts from there, and after
--first-line unknown no output has a "line". Each line is then one record by
itself, so that parts are answered anywhere, and their outputs joined.

Examples:
  $ hubsmith snippets models.jsonl > snippets.jsonl
  $ hubsmith snippets model.json --format text --language python
  $ hubsmith snippets model.json --provider groq --streaming --temperature 0.5
  $ hubsmith snippets model.json --parameter top_k=3 --parameter language=de
  $ hubsmith snippets model.json --inputs '{"question": "…", "context": "…"}'
  $ head -9 models.jsonl | hubsmith snippets --provider all | jq .notOffered
  $ hubsmith snippets --jobs "$(nproc)" models.jsonl > snippets.jsonl
${EXIT}`;

export const EXPORT_HELP: string = `
Input: as for snippets.

Output: below the folder a file for each model, OWNER/NAME.json or NAME.json,
with what snippets prints for it, without "line". A file is written at once, and
one that is right already is left alone, so that a run that was cut goes on when
it is started again. What is wrong with a line, such as a second record of one
model, goes to the standard error, and then how many files were written,
unchanged, and failed.

The name of a file: letters, digits, dots, dashes and underscores of the id
stay. Anything else is written as %, and its bytes in hexadecimal. So are a dot
where a name begins or ends, the dot of .json where a folder ends, the first
letter of a name that is a device of Windows (con, nul, com1, …), and every
letter of an id that differs only in case from one before it. So no two ids have
one file, with or without case, and none leaves the folder. A name of more than
240 characters is not written, and said.

--check prints a line for each file that is not as it should be:
  new OWNER/NAME.json, or changed …, or stale …
Stale is the file of an earlier export that has no record now. A part of a
longer input (--first-line) does not tell which are.

Examples:
  $ hubsmith export models.jsonl --out public/snippets --provider auto
  $ hubsmith export models.jsonl --out public/snippets --check
${EXIT}
With --check, 1 also where a file is not as it should be.`;
