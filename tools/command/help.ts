// What --help says beyond the list of flags: examples that run, the shapes of input and output, and the exit codes.

const EXIT = `
Exit codes: 0 done, 1 a line of the input was bad, 2 wrong usage,
70 a fault of hubsmith, 74 the output cannot be written.`;

export const EXAMPLES: string = `
Examples:
  $ hubsmith list providers
  $ hubsmith show library transformers --json
  $ hubsmith snippets model.json --format text
  $ hubsmith snippets --client requests < models.jsonl | jq .inference
  $ curl -s https://huggingface.co/api/models/Qwen/Qwen3-8B | hubsmith snippets

\`hubsmith help snippets\` tells what goes in and what comes out.
${EXIT}`;

export const LIST_HELP = `
With --json it is all that the plugins say: the field names of the Hub, and an
id. Of quantizations, there is one {"id", "format", "set", "code"} for each name
in each set of codes.

Examples:
  $ hubsmith list tasks
  $ hubsmith list libraries --json | jq -r '.[].id'`;

export const SHOW_HELP = `
Examples:
  $ hubsmith show task text-to-image
  $ hubsmith show client python/requests --json
  $ hubsmith show quantization Q4_K_M`;

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

Examples:
  $ hubsmith snippets models.jsonl > snippets.jsonl
  $ hubsmith snippets model.json --format text --language python
  $ hubsmith snippets model.json --provider groq --streaming --temperature 0.5
  $ hubsmith snippets model.json --parameter top_k=3 --parameter language=de
  $ hubsmith snippets model.json --inputs '{"question": "…", "context": "…"}'
  $ head -9 models.jsonl | hubsmith snippets --provider all | jq .notOffered
${EXIT}`;
