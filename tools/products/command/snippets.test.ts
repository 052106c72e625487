// The snippets command for a line of input: its answer or its fault; other lines are not affected.
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { describe, expect, test } from "vitest";
import { few, type Ran, runHere, type Setting } from "./in-memory.test.util.ts";
import { readRequest, type Request } from "./request.ts";
import { neededFor, outputOf } from "./snippets.ts";

const record = { id: "org/name", pipeline_tag: "text-classification", library_name: "setfit" };
const chat = { id: "org/chat", pipeline_tag: "text-generation", tags: ["conversational"] };

const ask = (lines: readonly unknown[], flags: readonly string[] = [], more?: Setting) =>
  askText(lines, ["--json", ...flags], more);

function askText(
  lines: readonly unknown[],
  flags: readonly string[] = [],
  more: Setting = {},
): Promise<Ran> {
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  return runHere(["snippets", ...flags], { input: `${text.join("\n")}\n`, ...more });
}

/** The HTTP request of a call, which has all that an option can change. */
const callOf = ({ rows }: Ran, at = 0): string => JSON.stringify(rows[at]!.requests);

test("the answer has its documented fields in order", async () => {
  const { code, rows, errors } = await ask([{ model: record, provider: "hf-inference" }]);
  expect([code, errors]).toEqual([0, ""]);
  const [row] = rows;
  expect(Object.keys(row!)).toEqual(
    "line id load inference requests apps notOffered diagnostics".split(" "),
  );
  expect(row).toMatchObject({ line: 1, id: "org/name", diagnostics: [] });
  const load = { library: "setfit", language: "python", purpose: "Classify text" };
  const content = expect.stringContaining('from_pretrained("org/name")') as unknown;
  expect(row!.load).toEqual([{ ...load, install: "pip install -U setfit", content }]);
  expect(Object.keys(row!.inference[0]!)).toEqual(
    "provider language client install variables content".split(" "),
  );
  const requests = row!.inference.find(({ client }) => client === "requests");
  expect(requests).toMatchObject({ install: "pip install -U requests", variables: ["HF_TOKEN"] });
  const call = { part: "inference", provider: "hf-inference", language: "python" };
  const why = { client: "openai", code: "other-api", fix: "Choose another client." };
  expect(row!.notOffered[0]).toMatchObject({ ...call, ...why });
});

test.each<[options: object, key: string]>([
  [{}, "$HF_TOKEN"],
  [{ accessToken: "hf_secret" }, "$HF_TOKEN"],
  [{ tokenPlaceholder: true }, "hf_YOUR_TOKEN"],
])("the answer has the HTTP request of a call, without the key %#", async (options, key) => {
  const line = { model: record, provider: "hf-inference", providerId: "vendor/name", options };
  const { rows } = await ask([line], ["--inputs", "I like you."]);
  expect(rows[0]!.requests).toEqual([
    {
      provider: "hf-inference",
      method: "POST",
      url: "https://router.huggingface.co/hf-inference/models/vendor/name",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: { inputs: "I like you." },
    },
  ]);
});

describe("a request", () => {
  test("is a record, or an object with a model and other fields", async () => {
    const ran = await ask([
      { model: record, provider: "hf-inference", options: { parameters: { top_k: 3 } } },
      { ...record, model: "a field of some record" },
      { model: chat, provider: null, options: null },
    ]);
    expect(callOf(ran)).toContain('"top_k":3');
    expect(ran.rows.map(({ id }) => id)).toEqual(["org/name", "org/name", "org/chat"]);
    expect(callOf(ran, 2)).toContain('"provider":"auto"');
  });

  test("overrides flags, option by option", async () => {
    const flags =
      "--provider groq --provider-id g1 --temperature 0.1 --top-p 0.2 --direct-request".split(" ");
    const other = { model: chat, provider: "hf-inference" };
    const request = { ...other, providerId: "h1", options: { temperature: 0.9 } };
    const ran = await ask([chat, request, other], flags);
    expect(callOf(ran, 0)).toMatch(/"model":"g1".*"temperature":0\.1,"top_p":0\.2/);
    expect(callOf(ran, 1)).toMatch(/"model":"h1".*"temperature":0\.9,"top_p":0\.2/);
    // The flag's id is that of the flag's provider.
    expect(callOf(ran, 2)).toContain('"model":"org/chat"');
    const inputs = { model: record, provider: "hf-inference", options: { inputs: "mine" } };
    const replaced = await ask([inputs], ["--messages", '[{"role":"user"}]']);
    expect(callOf(replaced)).toContain('"inputs":"mine"');
  });
});

// The option, its flag, and its effect on the call.
test.each<readonly [string, unknown, readonly string[], string]>([
  ["streaming", true, ["--streaming"], '"stream":true'],
  ["messages", [{ role: "x" }], ["--messages", '[{"role":"x"}]'], '"messages":[{"role":"x"}]'],
  ["inputs", { a: 1 }, ["--inputs", '{"a":1}'], "The inputs of text-classification must be"],
  ["inputs", "[MASK] is", ["--inputs", "[MASK] is"], '"inputs":"[MASK] is"'],
  ["inputs", "42", ["--inputs", "42"], '"inputs":"42"'],
  ["temperature", 0.5, ["--temperature", "0.5"], '"temperature":0.5'],
  ["max_tokens", 7, ["--max-tokens", "7"], '"max_tokens":7'],
  ["top_p", 1, ["--top-p", "1"], '"top_p":1'],
  [
    "parameters",
    { k: 3, of: "de" },
    ["--parameter", "k=3", "--parameter", "of=de"],
    '"k":3,"of":"de"',
  ],
  [
    "parameters",
    { a: '"', ["__proto__"]: [2] },
    ["--parameter", 'a="', "--parameter", "__proto__=[2]"],
    '"a":"\\"","__proto__":[2]',
  ],
  ["tokenPlaceholder", true, ["--token-placeholder"], "Bearer hf_YOUR_TOKEN"],
  ["directRequest", true, ["--direct-request"], '"url":"https://api.groq.com/'],
  ["endpointUrl", "https://e.example", ["--endpoint-url", "https://e.example"], "e.example/v1"],
  ["billTo", "org", ["--bill-to", "org"], '"X-HF-Bill-To":"org"'],
])("the option %s = %j is the flag %j", async (name, value, flags, shown) => {
  const line = ["inputs", "parameters"].includes(name)
    ? { model: record, provider: "hf-inference" }
    : { model: chat, provider: name === "endpointUrl" ? "auto" : "groq", providerId: "x" };
  const without = await ask([line]);
  const byFlag = await ask([line], flags);
  const byLine = await ask([{ ...line, options: { [name]: value } }]);
  expect(without.out).not.toContain(shown);
  expect(byFlag.out).toContain(shown);
  expect(byLine.out).toBe(byFlag.out);
});

test.each<readonly [unknown, string, string?]>([
  ["nope", "not-json"],
  ["null", "not-a-model"],
  ["[]", "not-a-model"],
  ['"text"', "not-a-model"],
  ["{}", "missing-id", "id"],
  [{ model: "org/name" }, "not-a-model", "model"],
  [{ model: {} }, "missing-id", "model.id"],
  [{ model: record, provider: "" }, "wrong-type", "provider"],
  [{ model: record, providerId: ["x"] }, "wrong-type", "providerId"],
  [{ model: record, options: [] }, "wrong-type", "options"],
])("the line %j is answered with its fault, and the next ones are read", async (...given) => {
  const [line, code, path] = given;
  const ran = await ask([record, line, chat]);
  expect(ran.code).toBe(1);
  expect(ran.rows.map(({ id }) => id)).toEqual(["org/name", undefined, "org/chat"]);
  const message = expect.stringMatching(/.{20}/) as unknown;
  expect(ran.rows[1]).toEqual({
    line: 2,
    error: { code, ...(path === undefined ? {} : { path }), message },
  });
});

test("a report of the kernel has its path in the line, and the line is answered", async () => {
  const { code, rows } = await ask([
    { ...chat, tags: "x" },
    { model: { ...chat, config: 3 } },
    { model: chat, privider: "groq", options: { maxTokens: 3, ["__proto__"]: 1 } },
    { model: chat, options: { temperature: "hot" } },
  ]);
  expect(code).toBe(0);
  expect(
    rows.map(({ diagnostics }) => diagnostics.map((diagnostic) => diagnostic["path"])),
  ).toEqual([
    ["tags"],
    ["model.config"],
    ["privider", "options.maxTokens", "options.__proto__"],
    [],
  ]);
  expect(rows[3]!.notOffered.at(-1)!["reason"]).toMatch(/temperature/);
});

test("unusual but complete JSON is read", async () => {
  const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
  const ran = await ask([
    '{"id":"x","id":"b"}',
    '{"__proto__":{"id":"x"},"constructor":3,"id":"c"}',
    '{"model":{"id":"d","pipeline_tag":"text-classification"},"provider":"hf-inference","options":{"parameters":{"__proto__":{"a":1}}}}',
    `{"id":"e","cardData":${deep}}`,
    JSON.stringify({ id: "f", padding: "x".repeat(5_000_000) }),
  ]);
  expect([ran.code, ran.rows.map(({ id }) => id)]).toEqual([0, ["b", "c", "d", "e", "f"]]);
  expect(callOf(ran, 2)).toContain('{"__proto__":{"a":1}}');
});

describe("which snippets", () => {
  const both = { ...record, tags: ["transformers.js"] };
  const NEITHER = "hf-inference python/openai, hf-inference js/openai";

  // A line, flags, the printed snippets by their library, or their provider and client, and the missing ones.
  test.each([
    [
      both,
      "--provider hf-inference --language Python",
      "setfit, hf-inference python/requests",
      "hf-inference python/openai, hf-inference python/smolagents",
    ],
    [both, "--provider hf-inference --language Shell", "hf-inference sh/curl", ""],
    [both, "--language swift", "", "auto"],
    [both, "--language javascript", "transformers.js", "auto js/openai"],
    [chat, "--client openai", "auto python/openai, auto js/openai", ""],
    [chat, "--client js/OpenAI", "auto js/openai", ""],
    [
      chat,
      "--client curl --client requests --language sh --language python",
      "auto python/requests, auto sh/curl",
      "",
    ],
    [record, "--client openai --provider hf-inference", "", NEITHER],
    [
      record,
      "--provider all --client requests",
      "hf-inference python/requests",
      "auto python/requests, groq python/requests",
    ],
    [chat, "--provider all --client curl", "auto sh/curl, groq sh/curl, hf-inference sh/curl", ""],
    // Frameworks are printed if they, their language or one of them is asked for.
    [chat, "--language Frameworks", "auto python/smolagents", "any"],
    [chat, "--client smolagents", "auto python/smolagents", ""],
    [
      chat,
      "--language python",
      "auto python/openai, auto python/requests, auto python/smolagents",
      "any",
    ],
    [chat, "", "auto python/openai, auto python/requests, auto js/openai, auto sh/curl", "any"],
  ])("of %j with %s", async (line, flags, printed, missing) => {
    const framework = entries.filter(({ id }) => id === "python/smolagents");
    const given = { entries: [...few, ...framework] };
    const { code, errors, rows } = await ask([line], flags.split(" ").filter(Boolean), given);
    expect([code, errors]).toEqual([0, ""]);
    const nameOf = (snippet: Readonly<Record<string, string>>): string => {
      const { library, provider, language, client } = snippet;
      return (
        library ??
        ([provider, client && `${language}/${client}`].filter(Boolean).join(" ") || "any")
      );
    };
    const { load, inference, notOffered } = rows[0]!;
    expect([...load, ...inference].map(nameOf).join(", ")).toBe(printed);
    expect(notOffered.map(nameOf).join(", ")).toBe(missing);
  });

  test("all of a line, if the id of a provider has no effect", async () => {
    const options = { billTo: "o", directRequest: true };
    const line = { model: chat, provider: "all", providerId: "x", options };
    const { rows } = await ask([line]);
    const hosts = new Set(rows[0]!.inference.map(({ provider }) => provider));
    expect([...hosts]).toEqual(["hf-inference"]);
    expect(rows[0]!.diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
      "option-ignored providerId",
      "option-ignored options.billTo",
    ]);
  });
});

describe("as text", () => {
  test("has a heading for each snippet, fenced code, and the missing snippets at the end", async () => {
    const flags = "--provider hf-inference --language python --parameter oddity=x".split(" ");
    const { code, out } = await askText([record], flags);
    expect(code).toBe(0);
    expect(out.split("\n").filter((line) => /^#+ (org\/name$|Load|Call|Not)/.test(line))).toEqual([
      "# org/name",
      "## Load with setfit: Classify text",
      "## Call hf-inference with python/requests",
      "## Not offered",
      "## Notes",
    ]);
    expect(out).toMatch(
      /\n```sh\npip install -U setfit\n```\n\n```python\nfrom setfit [^`]*\n```\n/,
    );
    expect(out).toMatch(
      /```sh\npip install -U requests\n```\n\nSet HF_TOKEN in the environment\.\n\n```python\n/,
    );
    expect(out).toMatch(/\n- python\/openai: .* for this task\. Choose another client\.\n/);
    expect(out).toMatch(/## Notes\n\n- .*oddity/);
    const none = (await askText([{ id: "a" }])).out;
    expect(none.match(/has no task/g)).toHaveLength(1);
    expect(none).toContain("- python/openai, python/requests, js/openai, sh/curl: The record has");
  });

  test("supports any number of backticks", async () => {
    const options = { inputs: "` ".repeat(200_000) };
    const { code, out } = await askText([
      { model: record, provider: "hf-inference", options },
      record,
    ]);
    expect(code).toBe(0);
    expect(out).toContain("` ".repeat(200_000));
    expect(out.match(/^# org\/name$/gm)).toHaveLength(2);
  });

  test("keeps code in its fence, and escapes control characters", async () => {
    const model = { ...record, library_name: "a\u001b[2J\n# b\u202e", tags: 3 };
    const ran = await askText([{ model, provider: "hf-inference", options: { inputs: "```" } }]);
    for (const mark of ["\u001b", "\u202e"]) expect(ran.out).not.toContain(mark);
    expect(ran.out).toContain('Unknown library "a\\u{1b}[2j\\u{a}# b\\u{202e}".');
    expect(ran.out).toMatch(/\n````python\n[^`]*"```"[^`]*\n````\n/);
    const unknown = { ...record, pipeline_tag: "\u001b[2J" };
    const reported = await askText([unknown], ["--provider", "groq"]);
    expect(reported.errors + reported.out).not.toContain("\u001b");
  });
});

test("a plugin that does not load is reported", async () => {
  const entries = few.map((entry) =>
    entry.id === "setfit" ? { ...entry, load: () => Promise.reject(new Error("gone")) } : entry,
  );
  const without = await ask([record], [], { entries });
  expect(without.code).toBe(0);
  expect(without.errors).toMatch(/^hubsmith: warning: library\/setfit did not load: .*gone/);
  expect(without.rows[0]!.notOffered[0]).toMatchObject({ part: "load", code: "unknown-library" });
});

const model = { id: "org/name", pipeline_tag: "text-generation", tags: ["conversational"] };
const mapping = { provider: "groq", providerId: "x", status: "live", task: "conversational" };
const tasks = entries.filter(({ kind }) => kind === "task").map(({ id }) => id);
const libraries = entries.filter(({ kind }) => kind === "library").map(({ id }) => id);

const given: readonly unknown[] = [
  model,
  { id: "a" },
  ...tasks.map((pipeline_tag) => ({ id: "org/task", pipeline_tag })),
  ...libraries.map((library_name) => ({ id: "org/library", library_name, tags: ["x"] })),
  { ...model, library_name: "transfomers" },
  { ...model, pipeline_tag: "text-generatio" },
  { ...model, tags: ["gguf", "mlx", "safetensors"] },
  { ...model, inferenceProviderMapping: [mapping] },
  { ...model, inferenceProviderMapping: { clarifai: { ...mapping, provider: "clarifai" } } },
  { model, provider: "groq" },
  { model, provider: "grok" },
  { model, provider: "all" },
  { model, provider: "fastest" },
  { model, options: { endpointUrl: "https://my-endpoint.example.org" } },
];

test("a record has the same answer with only the plugins that it needs", async () => {
  const { plugins } = await loadPlugins(entries);
  const all = createHub(plugins);
  let few = 0;
  for (const value of given) {
    const request = readRequest(value, { options: {} }) as Request;
    const needed = neededFor(entries, request);
    few += needed.length < 50 ? 1 : 0;
    const hub = createHub((await loadPlugins(needed)).plugins);
    const wanted = { load: true };
    expect(outputOf(hub, request, wanted), JSON.stringify(value)).toEqual(
      outputOf(all, request, wanted),
    );
  }
  // Otherwise the subset saves nothing.
  expect(few).toBeGreaterThan(given.length / 2);
});

test("one client has a wire format that only the router has", async () => {
  const few = entries.filter(({ kind, id }) => kind !== "client" || id === "python/requests");
  const request = readRequest({ model, options: { wire: "messages" } }, { options: {} });
  const hub = createHub((await loadPlugins(neededFor(few, request as Request))).plugins);
  const printed = JSON.stringify(outputOf(hub, request as Request, { load: false }));
  expect(printed).toContain("/v1/messages");
});
