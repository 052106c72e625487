// What the snippets command promises about a line of input: its answer, its fault, and that the rest goes on.
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { describe, expect, test } from "vitest";
import { readRequest, type Request } from "./request.ts";
import { neededFor, outputOf } from "./snippets.ts";
import { catalogue, type Ran, runHere, type Setting } from "./testing.ts";

const record = { id: "org/name", pipeline_tag: "text-classification", library_name: "snake" };
const chat = { id: "org/chat", pipeline_tag: "text-generation" };

function ask(
  lines: readonly unknown[],
  flags: readonly string[] = [],
  more: Setting = {},
): Promise<Ran> {
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  return runHere(["snippets", ...flags], { input: `${text.join("\n")}\n`, ...more });
}

/** What the call prints, which is all that an option can change. */
function callOf({ rows }: Ran, at = 0): string {
  return rows[at]!.inference.find(({ client }) => client === "requests")!["content"]!;
}

describe("the answer", () => {
  test("has the fields that are promised, in their order", async () => {
    const { code, out, rows, errors } = await ask([record]);
    expect(code).toBe(0);
    expect(errors).toBe("");
    expect(Object.keys(rows[0]!)).toEqual([
      "line",
      "id",
      "load",
      "inference",
      "notOffered",
      "diagnostics",
    ]);
    expect(rows[0]).toMatchObject({ line: 1, id: "org/name", diagnostics: [] });
    expect(rows[0]!.load).toEqual([
      {
        library: "snake",
        language: "python",
        purpose: "Load the model",
        install: "pip install -U snake",
        content: 'load("org/name")',
      },
    ]);
    const { inference, notOffered } = (await ask([record], ["--provider", "acme"])).rows[0]!;
    expect(inference.map((one) => Object.keys(one))).toContainEqual([
      "provider",
      "language",
      "client",
      "content",
    ]);
    expect(notOffered).toContainEqual({
      part: "inference",
      provider: "acme",
      language: "python",
      client: "openai",
      code: "chats-only",
      reason: "Chats only.",
      change: "Choose another.",
    });
    expect(out.endsWith("\n")).toBe(true);
  });

  test("says why there is nothing", async () => {
    const { rows } = await ask([
      { id: "a" },
      { id: "b", library_name: "stone" },
      { id: "c", library_name: "bomb" },
    ]);
    expect(rows[0]!.notOffered.map(({ part, code }) => `${part} ${code}`)).toEqual([
      "load no-library",
      ...Array.from({ length: 4 }, () => "inference no-task"),
    ]);
    expect(rows[1]!.notOffered[0]).toMatchObject({
      part: "load",
      library: "stone",
      code: "no-snippet",
    });
    expect(rows[2]!.notOffered[0]).toMatchObject({
      part: "load",
      library: "bomb",
      code: "plugin-threw",
    });
    expect(rows[2]!.diagnostics[0]).toMatchObject({ code: "plugin-threw", plugin: "library/bomb" });
  });
});

describe("a request", () => {
  test("is a record, or an object with a model and more", async () => {
    const { rows } = await ask([
      { model: record, provider: "acme", options: { parameters: { top_k: 3 } } },
      { ...record, model: "a field of some record" },
    ]);
    expect(callOf({ rows } as Ran)).toContain('"top_k": 3');
    expect(rows[0]!.inference[0]).toMatchObject({ provider: "acme" });
    expect(rows[1]).toMatchObject({ id: "org/name" });
  });

  test("without a provider goes to auto", async () => {
    const { rows } = await ask([chat, { model: chat, provider: null, options: null }]);
    for (const row of rows) expect(row.inference.map(({ provider }) => provider)).toContain("auto");
  });

  test("its own words count more than flags, option by option", async () => {
    const flags = [
      "--provider",
      "zeta",
      "--provider-id",
      "z1",
      "--temperature",
      "0.1",
      "--top-p",
      "0.2",
      "--direct-request",
    ];
    const own = { model: chat, provider: "acme", providerId: "a1", options: { temperature: 0.9 } };
    const ran = await ask([chat, own, { model: chat, provider: "acme" }], flags);
    expect(callOf(ran, 0)).toMatch(/"model": "z1"[^]*"temperature": 0\.1,\s+"top_p": 0\.2/);
    expect(callOf(ran, 1)).toMatch(/"model": "a1"[^]*"temperature": 0\.9,\s+"top_p": 0\.2/);
    // The flag's id is that of the flag's provider.
    expect(callOf(ran, 2)).toContain('"model": "org/chat"');
  });

  test("its own inputs take the place of messages given as a flag", async () => {
    const ran = await ask(
      [{ model: chat, options: { inputs: "mine" } }],
      ["--messages", '[{"role":"user"}]'],
    );
    expect(callOf(ran)).toContain('"inputs": "mine"');
  });
});

// The option, its flag, and what the call shows of it.
const OPTIONS: readonly (readonly [string, unknown, readonly string[], string])[] = [
  ["streaming", true, ["--streaming"], '"streaming": True'],
  ["messages", [{ role: "x" }], ["--messages", '[{"role":"x"}]'], '"inputs": [{"role": "x"}]'],
  ["inputs", { a: 1 }, ["--inputs", '{"a":1}'], '"inputs": {"a": 1}'],
  ["inputs", "[MASK] is", ["--inputs", "[MASK] is"], '"inputs": "[MASK] is"'],
  ["inputs", "42", ["--inputs", "42"], '"inputs": "42"'],
  ["temperature", 0.5, ["--temperature", "0.5"], '"temperature": 0.5'],
  ["max_tokens", 7, ["--max-tokens", "7"], '"max_tokens": 7'],
  ["top_p", 1, ["--top-p", "1"], '"top_p": 1'],
  ["parameters", { k: [1] }, ["--parameters", '{"k":[1]}'], '"k": [1]'],
  [
    "parameters",
    { k: 3, of: "de" },
    ["--parameter", "k=3", "--parameter", "of=de"],
    '"k": 3, "of": "de"',
  ],
  [
    "parameters",
    { a: 1, b: '"', ["__proto__"]: [2] },
    ["--parameter", 'b="', "--parameters", '{"a":1,"b":0}', "--parameter", "__proto__=[2]"],
    `"a": 1, "b": '"'`,
  ],
  ["accessToken", "hf_x", ["--access-token", "hf_x"], '"token": "hf_x"'],
  ["tokenPlaceholder", true, ["--token-placeholder"], '"token": "hf_YOUR_TOKEN"'],
  ["directRequest", true, ["--direct-request", "--provider", "acme"], '"target": "direct"'],
  [
    "endpointUrl",
    "https://e.example",
    ["--endpoint-url", "https://e.example"],
    '"endpoint": "https://e.example"',
  ],
  ["billTo", "org", ["--bill-to", "org"], '"billTo": "org"'],
];

test.each(OPTIONS)("the option %s = %j is the flag %j", async (name, value, flags, shown) => {
  const byFlag = await ask([chat], flags);
  const provider = flags.includes("--provider") ? "acme" : "auto";
  const byLine = await ask([{ model: chat, provider, options: { [name]: value } }]);
  expect(callOf(await ask([chat]))).not.toContain(shown);
  expect(callOf(byFlag)).toContain(shown);
  expect(byLine.rows[0]!.inference).toEqual(byFlag.rows[0]!.inference);
});

describe("a bad line", () => {
  test.each<readonly [unknown, string, string | undefined]>([
    ["nope", "not-json", undefined],
    ["null", "not-a-model", undefined],
    ["[]", "not-a-model", undefined],
    ["42", "not-a-model", undefined],
    ['"text"', "not-a-model", undefined],
    ["{}", "missing-id", "id"],
    [{ id: 3 }, "missing-id", "id"],
    [{ model: "org/name" }, "not-a-model", "model"],
    [{ model: {} }, "missing-id", "model.id"],
    [{ model: record, provider: 3 }, "wrong-type", "provider"],
    [{ model: record, provider: "" }, "wrong-type", "provider"],
    [{ model: record, providerId: ["x"] }, "wrong-type", "providerId"],
    [{ model: record, options: [] }, "wrong-type", "options"],
    [{ model: record, options: "fast" }, "wrong-type", "options"],
    [{ model: record, options: { temperature: "hot" } }, "wrong-type", "options.temperature"],
    ['{"model":{"id":"a"},"options":{"top_p":1e999}}', "wrong-type", "options.top_p"],
    [{ model: record, options: { max_tokens: 0.5 } }, "wrong-type", "options.max_tokens"],
    [{ model: record, options: { streaming: "yes" } }, "wrong-type", "options.streaming"],
    [{ model: record, options: { messages: {} } }, "wrong-type", "options.messages"],
    [{ model: record, options: { messages: [{}, "hi"] } }, "wrong-type", "options.messages"],
    [{ model: record, options: { messages: [] } }, "wrong-type", "options.messages"],
    [
      { model: record, options: { endpointUrl: "ftp://x.example" } },
      "wrong-type",
      "options.endpointUrl",
    ],
    [{ model: record, options: { parameters: [] } }, "wrong-type", "options.parameters"],
    [{ model: record, options: { billTo: 3 } }, "wrong-type", "options.billTo"],
    [
      `{"model":{"id":"a"},"options":{"inputs":${"[".repeat(5000)}${"]".repeat(5000)}}}`,
      "too-deep",
      "options.inputs",
    ],
  ])("%j is answered with its fault, and the rest goes on", async (line, code, path) => {
    const ran = await ask([record, line, chat]);
    expect(ran.code).toBe(1);
    expect(ran.rows.map(({ id }) => id)).toEqual(["org/name", undefined, "org/chat"]);
    const bad = ran.rows[1]!;
    expect(Object.keys(bad)).toEqual(["line", "error"]);
    expect(bad).toMatchObject({
      line: 2,
      error: { code, ...(path === undefined ? {} : { path }) },
    });
    expect(Object.keys(bad.error!)).toEqual(
      path === undefined ? ["code", "message"] : ["code", "path", "message"],
    );
    expect(bad.error!.message.length).toBeGreaterThan(20);
  });

  test("is not one with a field of the wrong type, which is reported and left out", async () => {
    const { code, rows } = await ask([
      { ...record, tags: "x" },
      { model: { ...record, config: 3 } },
    ]);
    expect(code).toBe(0);
    expect(rows[0]!.diagnostics).toMatchObject([{ code: "wrong-type", path: "tags" }]);
    expect(rows[1]!.diagnostics).toMatchObject([{ code: "wrong-type", path: "model.config" }]);
  });

  test("is not one with unknown names, which are reported with the nearest known ones", async () => {
    const { code, rows } = await ask([
      { model: record, privider: "acme", options: { maxTokens: 3, top_k: 1, ["__proto__"]: 1 } },
    ]);
    expect(code).toBe(0);
    expect(rows[0]!.diagnostics.map(({ code: one, path }) => `${one} ${path}`)).toEqual([
      "unknown-field privider",
      "unknown-option options.maxTokens",
      "unknown-option options.top_k",
      "unknown-option options.__proto__",
    ]);
    const messages = rows[0]!.diagnostics.map(({ message }) => message!);
    expect(messages[0]).toContain('Did you mean "provider"?');
    expect(messages[1]).toContain('Did you mean "max_tokens"?');
    expect(messages[2]).toContain("options.parameters");
  });

  test("is not one with odd but whole JSON", async () => {
    const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
    const { code, rows } = await ask([
      '\ufeff{"id":"a"}\r',
      '{"id":"x","id":"b"}',
      '{"__proto__":{"id":"x"},"constructor":3,"id":"c"}',
      '{"model":{"id":"d","pipeline_tag":"text-classification"},"options":{"parameters":{"__proto__":{"a":1}}}}',
      `{"id":"e","cardData":${deep}}`,
      JSON.stringify({ id: "f", padding: "x".repeat(5_000_000) }),
    ]);
    expect(code).toBe(0);
    expect(rows.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(callOf({ rows } as Ran, 3)).toContain('{"__proto__": {"a": 1}}');
  });
});

test("reports unknown and unsupported parameters", async () => {
  const flags = ["--provider", "acme", "--parameter", "k=2", "--parameter", "oddity=x"];
  const { rows } = await ask([record], flags);
  expect(callOf({ rows } as Ran)).toContain('"top_k": 2, "oddity": "x"');
  expect(rows[0]!.diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
    "unknown-parameter options.parameters.oddity",
  ]);
  const { out } = await ask([record], [...flags, "--format", "text"]);
  expect(out).toMatch(/## Notes\n\n- .*oddity/);
});

describe("which snippets", () => {
  const from = ({ rows }: Ran): readonly string[] =>
    rows[0]!.inference.map(({ provider, language, client }) => `${provider} ${language}/${client}`);

  test("of one language, in load snippets, calls and what is missing", async () => {
    const both = { ...record, tags: ["bird"] };
    const { rows } = await ask([both], ["--provider", "acme", "--language", "Python"]);
    expect(rows[0]!.load.map(({ library }) => library)).toEqual(["snake"]);
    expect(rows[0]!.inference.map(({ language }) => language)).toEqual(["python"]);
    expect(rows[0]!.notOffered.map(({ language, client }) => `${language}/${client}`)).toEqual([
      "python/openai",
    ]);
    const swift = await ask([both], ["--language", "swift"]);
    expect(swift.rows[0]!.load.map(({ library }) => library)).toEqual(["bird"]);
    expect(swift.rows[0]!.inference).toEqual([]);
    expect(swift.errors).toBe("");
    const byLabel = await ask([both], ["--language", "Shell", "--provider", "acme"]);
    expect(byLabel.rows[0]!.inference.map(({ language }) => language)).toEqual(["sh"]);
  });

  test("of one client, with or without its language", async () => {
    expect(from(await ask([chat], ["--client", "openai"]))).toEqual([
      "auto python/openai",
      "auto js/openai",
    ]);
    expect(from(await ask([chat], ["--client", "js/OpenAI"]))).toEqual(["auto js/openai"]);
    const several = [
      "--client",
      "curl",
      "--client",
      "requests",
      "--language",
      "sh",
      "--language",
      "python",
    ];
    expect(from(await ask([chat], several))).toEqual(["auto python/requests", "auto sh/curl"]);
    const { rows } = await ask(
      [{ ...record, library_name: "stone" }],
      ["--client", "openai", "--provider", "acme"],
    );
    expect(rows[0]!.load).toEqual([]);
    expect(rows[0]!.notOffered.map(({ part, client }) => `${part} ${client}`)).toEqual([
      "inference openai",
      "inference openai",
    ]);
  });

  test("of all providers, silent about those that do not serve the task", async () => {
    const ran = await ask([record, chat], ["--provider", "all"]);
    expect(ran.errors).toBe("");
    expect(ran.code).toBe(0);
    const providers = (at: number): readonly string[] => [
      ...new Set(ran.rows[at]!.inference.map(({ provider }) => provider!)),
    ];
    expect(providers(0)).toEqual(["acme", "auto"]);
    expect(providers(1)).toEqual(["acme", "auto", "zeta"]);
    expect(ran.rows[0]!.notOffered).toContainEqual(
      expect.objectContaining({ provider: "zeta", code: "task-not-served" }),
    );
  });

  test("of a named provider: reports the tasks that it does not serve", async () => {
    const ran = await ask(
      [chat, record, { model: record, provider: "nowhere" }],
      ["--provider", "zeta"],
    );
    expect(ran.code).toBe(0);
    expect(ran.errors).toBe(
      "line 2: Failed to get provider helper for zeta (text-classification)\n" +
        "line 3: Failed to get provider helper for nowhere (text-classification)\n",
    );
    expect(ran.rows[2]!.notOffered[1]).toMatchObject({
      provider: "nowhere",
      code: "unknown-provider",
    });
  });

  test("all of a line, where the id of a provider says nothing", async () => {
    const { rows } = await ask([
      {
        model: chat,
        provider: "all",
        providerId: "x",
        options: { billTo: "o", directRequest: true },
      },
    ]);
    expect(new Set(rows[0]!.inference.map(({ provider }) => provider))).toEqual(
      new Set(["acme", "zeta"]),
    );
    expect(rows[0]!.diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
      "option-ignored providerId",
      "option-ignored options.billTo",
    ]);
  });
});

describe("as text", () => {
  test("has a heading for each snippet, fenced code, and what is missing at the end", async () => {
    const { code, out } = await ask(
      [record],
      ["--format", "text", "--provider", "acme", "--language", "python"],
    );
    expect(code).toBe(0);
    const heads = out.split("\n").filter((line) => /^#+ (org\/name$|Load|Call|Not)/.test(line));
    expect(heads).toEqual([
      "# org/name",
      "## Load with snake: Load the model",
      "## Call acme with python/requests",
      "## Not offered",
    ]);
    expect(out).toContain('```sh\npip install -U snake\n```\n\n```python\nload("org/name")\n```\n');
    expect(out).toContain("- python/openai: Chats only. Choose another.\n");
  });

  test("takes any number of backticks", async () => {
    const line = { model: record, provider: "acme", options: { inputs: "` ".repeat(200_000) } };
    const { code, out } = await ask([line, record], ["--format", "text"]);
    expect(code).toBe(0);
    expect(out).toContain("` ".repeat(200_000));
    expect(out.match(/^# org\/name$/gm)).toHaveLength(2);
  });

  test("tells one reason once", async () => {
    const { out } = await ask([{ id: "a" }], ["--format", "text"]);
    expect(out.match(/has no task/g)).toHaveLength(1);
    expect(out).toContain(
      "- python/openai, python/requests, js/openai, sh/curl: The record has no task",
    );
  });

  test("keeps code within its fence, and a terminal from obeying a record", async () => {
    const model = { ...record, library_name: "a\u001b[2J\n# b\u202e", tags: 3 };
    const line = { model, provider: "acme", options: { inputs: "```" } };
    const ran = await ask([line], ["--format", "text"]);
    expect(ran.out).not.toContain("\u001b");
    expect(ran.out).not.toContain("\u202e");
    expect(ran.out).toContain('No library "a\\u{1b}[2j # b\\u{202e}" is known.');
    expect(ran.out).toMatch(/\n````python\n[^`]*"```"[^`]*\n````\n/);
    const told = await ask([{ ...record, pipeline_tag: "\u001b[2J" }], ["--provider", "zeta"]);
    expect(told.errors + told.out).not.toContain("\u001b");
  });

  test("is bold on a terminal, unless NO_COLOR says otherwise", async () => {
    const flags = ["--format", "text", "--client", "curl"];
    const onTerminal = { isTerminal: true };
    expect((await ask([chat], flags, onTerminal)).out).toContain("\u001b[1m# org/chat\u001b[22m");
    for (const setting of [
      {},
      { isTerminal: true, env: { NO_COLOR: "1" } },
      { isTerminal: true, env: { TERM: "dumb" } },
    ]) {
      expect((await ask([chat], flags, setting)).out).not.toContain("\u001b");
    }
    expect((await ask([chat], flags, { isTerminal: true, env: { NO_COLOR: "" } })).out).toContain(
      "\u001b[1m",
    );
  });
});

test("a plugin that does not load is reported", async () => {
  const entries = catalogue.map((entry) =>
    entry.id === "snake" ? { ...entry, load: () => Promise.reject(new Error("gone")) } : entry,
  );
  const without = await ask([record], [], { entries });
  expect(without.code).toBe(0);
  expect(without.errors).toMatch(/^library\/snake did not load: .*gone/);
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

test(
  "the few plugins that a record needs give the answer of all plugins",
  { timeout: 60_000 },
  async () => {
    const { plugins } = await loadPlugins(entries);
    const all = createHub(plugins);
    let few = 0;
    for (const one of given) {
      const request = readRequest(one, { options: {} }) as Request;
      const needed = neededFor(entries, request);
      few += needed.length < 40 ? 1 : 0;
      const hub = createHub((await loadPlugins(needed)).plugins);
      const wanted = { load: true };
      expect(outputOf(hub, request, wanted), JSON.stringify(one)).toEqual(
        outputOf(all, request, wanted),
      );
    }
    // Else it would be no use.
    expect(few).toBeGreaterThan(given.length / 2);
  },
);
