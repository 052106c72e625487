// Command lines: what each prints, its exit code, and how it fails.
import { readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { entries } from "hubsmith/plugins";
import { describe, expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { CONTROL, few, ODD, proseOf, runHere, SAMPLE } from "./in-memory.test.util.ts";
import { manifest } from "./io.ts";

const { folder: cwd } = temporary({
  "a.jsonl": '{"id":"a1"}\nnope\n{"id":"a2"}',
  "fox.ts": "export default [];",
  "broken.ts": "export default {",
  "notes.md": "# Notes",
  "inner/b.json": "{}",
});
symlinkSync("loop", join(cwd, "loop"));

/** The words of a line: `@` is the folder of the files, `''` an empty word, and `~` a space in a word. */
const words = (line: string): readonly string[] =>
  line
    .split(" ")
    .filter(Boolean)
    .map((word) => word.replace("@", cwd).replace("''", "").replaceAll("~", " "));

const GIB = 1024 ** 3;
const GGUF = {
  id: "acme/otter-8B-GGUF",
  pipeline_tag: "text-generation",
  tags: ["gguf", "conversational", "base_model:quantized:Qwen/Qwen3-8B"],
  siblings: [
    { rfilename: "otter-Q4_K_M.gguf", size: 5e9 },
    { rfilename: "otter-Q8_0.gguf", size: 8.7e9 },
  ],
};
const CHAT = {
  id: "acme/otter-8B",
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["conversational", "qwen3", "safetensors"],
  config: { model_type: "qwen3", tokenizer_config: { chat_template: "{{ tools }}" } },
  inferenceProviderMapping: [
    { provider: "together", providerId: "otter", task: "conversational", status: "live" },
  ],
};
const FILES = {
  id: "org/model",
  config: {
    num_hidden_layers: 32,
    num_attention_heads: 32,
    num_key_value_heads: 8,
    hidden_size: 4096,
  },
  siblings: [
    { rfilename: "README.md" },
    { rfilename: "m-Q4_K_M.gguf", size: 4 * GIB },
    { rfilename: "m-F16-00002-of-00002.gguf", size: 8 * GIB },
    { rfilename: "m-F16-00001-of-00002.gguf", size: 7 * GIB },
    { rfilename: "m-Q7_K.gguf" },
    { rfilename: "mmproj-F16.gguf", size: GIB },
  ],
};
const JUDGED = `org/model
Stored in F16, Q4_K_M, Q7_K (unknown).
In 8.00 GiB, with a context of 8192 tokens:
  F16          16 bits/weight     15.0 GiB      m-F16-00001-of-00002.gguf and 1 more
    does not fit: 17.1 GiB to 17.6 GiB in all
      weights: 15.0 GiB (the sizes of 2 files)
  Q4_K_M       4.89 bits/weight   4.00 GiB      m-Q4_K_M.gguf
    fits: 6.10 GiB to 6.59 GiB in all
      weights: 4.00 GiB (the size of the file)
  Q7_K                            unknown size  m-Q7_K.gguf
    unknown whether it fits: The record has neither file sizes nor the number of weights. Request it from the Hub with \`?blobs=true\`.
Each of them also needs:
  projector: 1.00 GiB (the size of mmproj-F16.gguf)
  context: 1.00 GiB (8192 tokens × 32 layers × 2 (key and value) × 8 heads × 128 × 2 bytes)
  compute buffers: 100 MiB to 600 MiB (assumed; depends on the program and the hardware)
Also stored, projector: mmproj-F16.gguf, 1.00 GiB

`;
const COUNTED = {
  id: "org/model",
  library_name: "bear",
  siblings: [{ rfilename: "config.json" }, { rfilename: "a/config.json" }],
};
const BARE = { ...GGUF, siblings: [{ rfilename: "otter-Q4_K_M.gguf" }] };
const WINDOWS = {
  ...GGUF,
  siblings: [{ rfilename: "two words-Q4_K_M.gguf" }, { rfilename: "x & calc & y-Q8_0.gguf" }],
};

const PLAIN = { id: "a/b" };
const UNLISTED = { ...GGUF, siblings: undefined };
const SERVED = {
  ...CHAT,
  ...BARE,
  tags: ["conversational", "gguf"],
  inferenceProviderMapping: undefined,
};
const RECORDS = { GGUF, CHAT, FILES, COUNTED, BARE, WINDOWS, PLAIN, UNLISTED, SERVED };

type Row = [line: string, code: number, ...printed: (RegExp | string)[]];

// A pattern that begins with `^(?!` is of a part that is missing.
test.each<Row>([
  ["show libraries TRANSFORMERS --json", 0, '"id": "transformers",\n  "prettyLabel"'],
  ["show provider fastest", 0, /^auto\naliases: fastest, .*\nlabel: Auto\n/],
  [
    "show task text-to-image",
    0,
    /^text-to-image\nlabel: Text-to-Image\nmodality: cv\ninputs: text\noutput: image\nparameters:\n {2}negative_prompt:\n {4}type: text\n/,
    /\nuses:\n {2}- title: .*\n {4}text: /,
  ],
  ["show library setfit", 0, "\ninstall: pip install -U setfit\n"],
  ["show provider groq", 0, /\ntasks: .*conversational, .*\nanswers:\n/],
  // It serves these tasks without listing them.
  ["show provider hf-inference", 0, /\nanswers:\n[^]*\n {2}text-to-image: .*image\//],
  ["files --memory 8GiB < FILES", 0, JUDGED],
  [
    "files --json --memory 8 --context 16640 < FILES",
    0,
    /^\{"line":1,"id":"org\/model","formats":\[\{"format":"F16",.*"isKnown":false/,
    '"paths":["m-F16-00001-of-00002.gguf","m-F16-00002-of-00002.gguf"],"bytes":16106127360,"missing":0,"fits":"no"',
    /"label":"Q4_K_M"[^]*"fits":"tight"[^]*"label":"Q7_K"/,
    /"companions":\[\{[^}]*"what":"projector"/,
  ],
  [
    "files < PLAIN",
    0,
    "a/b\nThe record has no format.\nThe record has no files in a known format.\n\n",
  ],
  [
    "downloads < COUNTED",
    0,
    /^org\/model\nBy the Hub's own rule: path:"config\.json" OR .*\n {2}config\.json\n\n$/,
  ],
  [
    "downloads --json < COUNTED",
    0,
    /^\{"line":1,"id":"org\/model","query":"path:.*","files":\["config\.json"\],"diagnostics":\[\]\}\n$/,
  ],
  [
    "run --memory 8GB --platform linux < GGUF",
    0,
    /^app +memory +fits +command$/m,
    /^llama\.cpp +\d\.\d\d GiB +fits +llama cli -hf acme\/otter-8B-GGUF -c 8192$/m,
    /- .*vllm.*: It loads the weights of Transformers/,
    // It does not run on Linux, and cannot run GGUF files.
    /^(?![^]*\nmlx-lm )/,
  ],
  [
    "run --app ollama --device 2x~RTX~3060~8GB --platform linux < GGUF",
    0,
    "otter-Q8_0.gguf: 9.81 GiB, fits in 2 × RTX 3060, 8 GB.",
    "36 layers × 2 (key and value) × 8 heads × 128 × 2 bytes, as in Qwen3 8B",
    "curl -fsSL https://ollama.com/install.sh | sh",
    "ollama run hf.co/acme/otter-8B-GGUF:Q8_0",
    'base_url="http://localhost:11434/v1"',
  ],
  // The command of a line starts its app, and stops or removes nothing.
  [
    "run --platform windows < GGUF",
    0,
    /^kronk .* kronk model pull /m,
    /^koboldcpp .* \.\\koboldcpp\.exe /m,
    // It names the model, and does not only prepare it.
    /^ollama .* ollama run hf\.co\/acme\/otter-8B-GGUF:/m,
    /^(?![^]* (?:rm|stop|delete) )/,
  ],
  [
    "agents Qwen/Qwen3-8B --agent crush --platform windows",
    0,
    /crushrc\n\n```sh\nprovider add .*\n[^]*\n```powershell\n.*crush \}/,
  ],
  [
    "run Qwen/Qwen3-8B --platform linux",
    0,
    /^tgi .* docker run [^\\\n]* --model-id Qwen\/Qwen3-8B /m,
  ],
  [
    "run --app ollama --platform linux < BARE",
    0,
    "The record does not have the sizes of the files.",
  ],
  [
    "run --app recursechat --platform windows < GGUF",
    1,
    "It does not run on Windows. --platform macos prints its commands.",
  ],
  ["run --app vllm --platform linux --json < GGUF", 1, /^\{"line":1,.*"apps":\[\],/],
  [
    "run --app ollama --client requests --json < GGUF",
    0,
    /"calls":\[\{[^[]*"client":"requests"/,
    /^(?!.*"client":.*"client":)/,
  ],
  // A record that lists no files may have any.
  ["run --file a.gguf < UNLISTED", 0, "# acme/otter-8B-GGUF"],
  [
    "run --app llamafile --platform windows < WINDOWS",
    0,
    '```powershell\nllamafile --server -m "two words-Q4_K_M.gguf"',
    /^(?![^]*```sh)/,
  ],
  [
    "run --app llamafile --platform windows --file x~&~calc~&~y-Q8_0.gguf < WINDOWS",
    1,
    /llamafile: .*shells of Windows/,
    /^(?![^]*```)/,
  ],
  [
    "snippets --app ollama --client openai --json < GGUF",
    0,
    /"inference":\[\{"provider":"ollama".*localhost:11434.*"apps":\[\{"app":"ollama"/,
    /^(?!.*"apps":.*"app":.*"app":)/,
  ],
  [
    "agents --platform linux < CHAT",
    0,
    /^agent +settings, or start$/m,
    /^codex +Add to ~\/\.codex\/config\.toml$/m,
  ],
  [
    "agents --agent opencode --provider together --direct-request < CHAT",
    0,
    "https://api.together.ai/v1",
    "{env:TOGETHER_API_KEY}",
  ],
  // The server of an app is started with the context of the settings.
  ...["", " --context 65536"].map((flags): Row => [
    `agents --app vllm --agent opencode --platform linux${flags} < CHAT`,
    0,
    /vllm serve acme\/otter-8B --max-model-len 65536 [^]*"context": 65536/,
  ]),
  // The app is installed before it serves.
  ...[
    ["ollama", "Ollama", "https://ollama.com/install.sh"],
    ["lmstudio", "LM Studio", "https://lmstudio.ai"],
  ].map(([app, label, page]): Row => [
    `agents --app ${app} --agent opencode --platform linux < SERVED`,
    0,
    new RegExp(
      `^(?:(?!serve)[^])*## Install ${label}\n(?:(?!\n##)[^])*${page}[^]*## Install the agent\n[^]*server`,
    ),
  ]),
  [
    "agents --app vllm --agent codex --platform windows < CHAT",
    1,
    "does not run on Windows. Choose another app",
  ],
  // The model may have a longer context than the server that is started.
  [
    "agents --app vllm --agent hermes-agent --platform linux --context 32768 < CHAT",
    1,
    "needs a context of 64,000 tokens, and it is 32,768 at vLLM. Choose a longer context: `--context 65536`.",
  ],
  ...["vllm", "sglang", "mistral-rs", "lmdeploy"].map((app): Row => [
    `agents --app ${app} --agent claude-code --platform linux < CHAT`,
    0,
    "ANTHROPIC_BASE_URL",
  ]),
  [
    "agents --app tgi --agent claude-code --platform linux < CHAT",
    1,
    "needs Messages, which Text Generation Inference is not known to have.",
  ],
])("`hubsmith %s` ends with %i", async (line, code, ...printed) => {
  const [command, name = "PLAIN"] = line.split(" < ");
  const input = JSON.stringify(RECORDS[name as keyof typeof RECORDS]);
  const ran = await runHere(words(command!), { input, entries });
  expect([ran.code, ran.errors]).toEqual([code, ""]);
  for (const part of printed) expect(ran.out).toMatch(part);
});

test.each<[line: string, ...messages: (RegExp | string)[]]>([
  ["", "Usage: hubsmith", "Examples:"],
  ["lst", "unknown command 'lst'", "Did you mean list?", "`hubsmith --help` lists"],
  ["lst --help", "unknown command 'lst'", "Did you mean list?"],
  ["help lst", "unknown command 'lst'", "Did you mean list?"],
  ["list libary", "'libary' is invalid", "tasks, libraries, providers", 'Did you mean "library"?'],
  ["list tasks --jsn", "Did you mean --json?", "`hubsmith list --help` lists all options."],
  ["show library setfitt", 'Unknown library: "setfitt". Did you mean "setfit"?', "list libraries"],
  ["show client reqests", 'Did you mean "requests"?'],
  ["show client openai", "Did you mean js/openai or ts/openai or python/openai?"],
  ["downloads /dev/null", "the input has no model record. Pass the id of a model"],
  ["snippets --format json", "unknown option '--format'"],
  ["snippets --temperature hot", "'--temperature <number>' argument 'hot'", "a number"],
  ["snippets --messages hi", "'hi' is invalid", "a JSON array"],
  ["snippets --endpoint-url nope", "such as https://my-endpoint.example.org"],
  ["snippets --parameter top_k", "It must be a name, =, and a value, such as top_k=5."],
  ["snippets --provider groqq", 'unknown provider "groqq". Did you mean "groq"?'],
  ["snippets --provider Ollama", "`hubsmith run --app ollama`"],
  ["snippets --provider all --provider-id x", "Name the provider"],
  ["snippets --app ollama --provider auto", "--app replaces the provider"],
  ["snippets --language pyhton", 'unknown language "pyhton". Did you mean "python"?', "swift"],
  ["snippets --client request", 'Did you mean "requests"?', "python/requests", "sh/curl"],
  ["snippets --client curl --language js", 'No client "curl" prints "js"'],
  ["snippets --first-line 0", ', or "unknown"'],
  ["snippets --first-line 3 a b", "--first-line: a line number needs a single input file"],
  ["snippets --out x", "--out writes JSON. Add --json"],
  ["snippets --json --check", "Add --out"],
  ["snippets --json --out=", "It is empty. Is a shell variable not set?"],
  ["snippets --access-token hf_mistake", "unknown option '--access-token'"],
  ["snippets @/a.jsonl ''", "The name of a file is empty. Is a shell variable not set?"],
  ["downloads @/a.jsonl @/a.jsonl/x", /x cannot be read: ENOTDIR: /],
  [
    "files @/a.jsonl @",
    /test-\w+\/? is a directory\. Pass the files in it, e\.g\. .*\/\*\.jsonl\.$/m,
  ],
  ["snippets --json --out @/none @/a.jsonl @/gone", /gone: file not found\. Check the path\.$/m],
  ["snippets @/a.jsonl @/loop", /loop cannot be read: ELOOP: /],
  ["snippets accounts/fireworks/models/x", /^hubsmith: error: \S+: file not found\./],
  ["snippets data/models.jsonl", /^hubsmith: error: \S+: file not found\./],
  [
    "snippets acme/Qwen3-8B",
    /neither a file nor a built-in model\. Similar ids: .*Qwen\/Qwen3-8B.* curl .*\n$/,
  ],
  ["snippets acme/qqqq", /model\. Other .*api\/models\/acme\/qqqq\?blobs=true"\n$/],
  ["snippets qwen99:8b", /neither a file nor a known name of a model of Ollama/],
  ["files --memory much", "an amount of memory: 16GiB, 24GB or 800MiB"],
  ["files --memory 4090", "the device RTX 4090, 24 GB. Add the unit of an amount: 4090GiB."],
  ["run --memory 16GiB --device 4090", "'--memory <amount>' cannot be used", "'--device <name>'"],
  ["run --device M4", "Apple M4 has 16, 24 or 32 GB. Add the size: Apple M4 16GB."],
  ["run --device abacus", "RTX 4090"],
  ["run --client pyton/openai", "unknown client"],
  ["run --file otter-Q4_K_S.gguf", 'Did you mean "otter-Q4_K_M.gguf"?'],
  [
    "agents --agent codx",
    'unknown agent "codx". Did you mean "codex"? Leave out --agent to list all.',
  ],
  ["offers --input -1", "--input"],
  ["list tasks --plugin no.ts", /File not found: .*no\.ts\. Check the path/],
  ["list tasks --plugin no-such-package", /Module not found: "no-such-package".*install/],
  ["list tasks --plugin broken.ts", /broken\.ts cannot be loaded: /],
  ["list tasks --plugin inner", /inner is a folder\. Pass the plugin's file/],
  ["snippets --plugin notes.md", /notes\.md is not a JavaScript or TypeScript file/],
  ["new libary x --outside x", "'libary' is invalid", 'Did you mean "library"?'],
  [
    "new library ../fox --outside x",
    /"\.\.\/fox" is not a valid library id\. Use lowercase letters/,
  ],
  ["new library '' --outside x", "is not a valid"],
  ["new library index --outside x", '"index" is a reserved file name'],
  ["new client python/nul --outside x", "is a reserved file name"],
  [
    "new client swift/fox --outside x",
    /for a client in swift.*import `swift` from "hubsmith\/code"/,
  ],
  ["new client fox --outside x", /is not a valid client id.*python\/my-client/],
  ["new provider fastest --outside x", /The provider "auto" already exists.*`replaces: "auto"`/],
])(
  "`hubsmith %s` is wrong usage: exit code 2, a message, and nothing is written",
  async (line, ...messages) => {
    const before = readdirSync(cwd);
    const setting = { input: JSON.stringify(GGUF), entries, cwd };
    const { code, out, errors } = await runHere(words(line), setting);
    expect([code, out, readdirSync(cwd)]).toEqual([2, "", before]);
    for (const message of messages) expect(errors).toMatch(message);
    // Neither a stack nor a token.
    expect(errors).not.toMatch(/^\s+at |hf_/m);
  },
);

test.each<readonly [kind: string, head: RegExp, row: RegExp]>([
  ["tasks", /^ID +LABEL +MODALITY\n/, /\ntext-to-image +Text-to-Image +cv\n/],
  ["libraries", /^ID +LABEL +FILTER\n/, /\nPaddleOCR +PaddleOCR +a filter of the Hub\n/],
  ["provider", /^ID +LABEL +TASKS\nauto +Auto +the router chooses a/, /\ncohere +Cohere +1 task\n/],
  ["apps", /^ID +LABEL +SUMMARY\n/, /\nollama +Ollama +Downloads GGUF models by name, /],
  ["clients", /^ID +LABEL +LANGUAGE\n/, /\nsh\/curl +cURL +Shell\n/],
  ["quantizations", /^ID .* MEASURED\n/, /\nQ4_0 +gguf +fileTypes +2 +4\.5 +4\.64\n/],
])("list %s prints a table, sorted, and manifests in the same order", async (kind, head, row) => {
  const table = (await runHere(["list", kind], { entries })).out;
  expect(table).toMatch(head);
  expect(table).toMatch(row);
  const { out } = await runHere(["list", kind, "--json"], { entries });
  const ids = (JSON.parse(out) as readonly { readonly id: string }[]).map(({ id }) => id);
  expect(ids).toEqual(table.match(/(?<=\n)\S+/g));
  // The formats of a quantization are in the order of their codes.
  expect(ids).toEqual(kind === "quantizations" ? ids : ids.toSorted());
});

test.each([
  "snippets --client curl",
  "files --memory 16GiB",
  "downloads",
  "offers",
  "run --memory 16GiB",
  "run --app llama.cpp",
  "agents",
  "agents --agent codex --app ollama",
])("%s prints no words of a value that is not printed", async (line) => {
  const answered = async (records: readonly object[]): Promise<string> => {
    const input = records.map((record) => `${JSON.stringify(record)}\n`).join("");
    const { out, errors } = await runHere(line.split(" "), { entries, input });
    return proseOf(out + errors);
  };
  expect(await answered(SAMPLE)).not.toMatch(ODD);
  expect(await answered([CONTROL])).toMatch(ODD);
});

test.each(["snippets", "files", "downloads", "snippets --json --out x"])(
  "%s at a terminal, without input, prints how to pass it",
  async (line) => {
    const { code, errors } = await runHere(line.split(" "), { isTerminal: true });
    expect([code, errors]).toEqual([
      2,
      expect.stringMatching(/^hubsmith: error: no input\. Pass the id of a model/),
    ]);
  },
);

const COMMANDS = "list show snippets files run agents downloads offers mcp doctor new".split(" ");
test.each(["--help", "snippets -h", ...COMMANDS.map((name) => `help ${name}`)])(
  "`hubsmith %s` has examples, and fits 80 columns",
  async (line) => {
    const { code, out, errors } = await runHere(line.split(" "));
    expect([code, errors]).toEqual([0, ""]);
    expect(out).toContain("Examples:\n  $ hubsmith ");
    expect(out.split("\n").filter((text) => text.length > 80)).toEqual([]);
    for (const word of ["--plugin", "--no-config"])
      expect(out.includes(`${word} `)).toBe(!/--help|mcp|new/.test(line));
  },
);

test("--version is that of the package", async () => {
  const { version } = manifest();
  expect(await runHere(["--version"])).toMatchObject({ code: 0, out: `${version}\n`, errors: "" });
});

describe("a fault that is not of the user has a sentence", () => {
  const throwing = (error: Error) => (): never => {
    throw error;
  };
  const gone = Object.assign(new Error("ENOENT: process.cwd failed"), { code: "ENOENT" });
  const load = (): Promise<never> => Promise.reject(new Error("gone"));

  test.each<readonly [string, object, number, string]>([
    [
      "an internal error",
      { entries: new Proxy(few, { get: throwing(new Error("boom")) }) },
      70,
      "hubsmith: error: internal error: boom. Please report it.\n",
    ],
    [
      "a plugin that does not load",
      { entries: few.map((entry) => ({ ...entry, load })) },
      70,
      "task/text-generation did not load: gone",
    ],
    [
      "a deleted working directory",
      { cwd: throwing(gone) },
      2,
      "hubsmith: error: The working directory was deleted. Change to another one with cd.\n",
    ],
  ])("%s", async (_, setting, code, message) => {
    const ran = await runHere(["show", "task", "text-generation"], setting);
    expect([ran.code, ran.errors]).toEqual([code, expect.stringContaining(message)]);
  });
});
