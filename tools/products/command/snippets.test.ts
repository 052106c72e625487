// The snippets command for a line of input: its answer or its fault; other lines are not affected.
import { createHub, defineClient, loadPlugins } from "hubsmith";
import { python } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { describe, expect, test, vi } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { readRequest, type Request } from "./request.ts";
import { neededFor, outputOf } from "./snippets.ts";
import { catalog, catalogOf, plugins, type Ran, runHere, type Setting } from "./testing.ts";

const record = { id: "org/name", pipeline_tag: "text-classification", library_name: "snake" };
const chat = { id: "org/chat", pipeline_tag: "text-generation" };

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

/** What the call prints, which is all that an option can change. */
function callOf({ rows }: Ran, at = 0): string {
  return rows[at]!.inference.find(({ client }) => client === "requests")!["content"]!;
}

test("the answer has its documented fields in order", async () => {
  const { code, rows, errors } = await ask([{ model: record, provider: "acme" }]);
  expect([code, errors]).toEqual([0, ""]);
  const [row] = rows;
  expect(Object.keys(row!)).toEqual(
    "line id load inference requests apps notOffered diagnostics".split(" "),
  );
  expect(row).toMatchObject({ line: 1, id: "org/name", diagnostics: [] });
  const load = { library: "snake", language: "python", purpose: "Load the model" };
  expect(row!.load).toEqual([
    { ...load, install: "pip install -U snake", content: 'load("org/name")' },
  ]);
  expect(Object.keys(row!.inference[0]!)).toEqual(
    "provider language client install variables content".split(" "),
  );
  const requests = row!.inference.find(({ client }) => client === "requests");
  expect(requests).toMatchObject({ install: "pip install -U requests", variables: ["HF_TOKEN"] });
  const call = { part: "inference", provider: "acme", language: "python", client: "openai" };
  const why = { code: "chats-only", reason: "Chats only.", fix: "Choose another." };
  expect(row!.notOffered).toContainEqual({ ...call, ...why });
});

test.each<[flags: readonly string[], key: string]>([
  [[], "$HF_TOKEN"],
  [["--token-env", "MY_TOKEN"], "$HF_TOKEN"],
  [["--token-placeholder"], "hf_YOUR_TOKEN"],
])("the answer has the HTTP request of a call, without the key %#", async (flags, key) => {
  vi.stubEnv("MY_TOKEN", "hf_secret");
  const line = { model: record, provider: "acme", providerId: "vendor/name" };
  const { rows } = await ask([line], flags);
  vi.unstubAllEnvs();
  expect(rows[0]!.requests).toEqual([
    {
      provider: "acme",
      method: "POST",
      url: "https://router.huggingface.co/acme/run",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: { model: "vendor/name", inputs: "I like you." },
    },
  ]);
});

describe("a request", () => {
  test("is a record, or an object with a model and other fields", async () => {
    const ran = await ask([
      { model: record, provider: "acme", options: { parameters: { top_k: 3 } } },
      { ...record, model: "a field of some record" },
      { model: chat, provider: null, options: null },
    ]);
    expect(callOf(ran)).toContain('"top_k": 3');
    expect(ran.rows.map(({ id }) => id)).toEqual(["org/name", "org/name", "org/chat"]);
    expect(ran.rows[2]!.inference.map(({ provider }) => provider)).toContain("auto");
  });

  test("overrides flags, option by option", async () => {
    const flags =
      "--provider zeta --provider-id z1 --temperature 0.1 --top-p 0.2 --direct-request".split(" ");
    const request = {
      model: chat,
      provider: "acme",
      providerId: "a1",
      options: { temperature: 0.9 },
    };
    const ran = await ask([chat, request, { model: chat, provider: "acme" }], flags);
    expect(callOf(ran, 0)).toMatch(/"model": "z1"[^]*"temperature": 0\.1,\s+"top_p": 0\.2/);
    expect(callOf(ran, 1)).toMatch(/"model": "a1"[^]*"temperature": 0\.9,\s+"top_p": 0\.2/);
    // The flag's id is that of the flag's provider.
    expect(callOf(ran, 2)).toContain('"model": "org/chat"');
    const inputs = { model: chat, options: { inputs: "mine" } };
    expect(callOf(await ask([inputs], ["--messages", '[{"role":"user"}]']))).toContain(
      '"inputs": "mine"',
    );
  });
});

// The option, its flag, and its effect on the call.
const OPTIONS: readonly (readonly [string, unknown, readonly string[], string])[] = [
  ["streaming", true, ["--streaming"], '"streaming": True'],
  ["messages", [{ role: "x" }], ["--messages", '[{"role":"x"}]'], '"inputs": [{"role": "x"}]'],
  ["inputs", { a: 1 }, ["--inputs", '{"a":1}'], '"inputs": {"a": 1}'],
  ["inputs", "[MASK] is", ["--inputs", "[MASK] is"], '"inputs": "[MASK] is"'],
  ["inputs", "42", ["--inputs", "42"], '"inputs": "42"'],
  ["temperature", 0.5, ["--temperature", "0.5"], '"temperature": 0.5'],
  ["max_tokens", 7, ["--max-tokens", "7"], '"max_tokens": 7'],
  ["top_p", 1, ["--top-p", "1"], '"top_p": 1'],
  [
    "parameters",
    { k: 3, of: "de" },
    ["--parameter", "k=3", "--parameter", "of=de"],
    '"k": 3, "of": "de"',
  ],
  [
    "parameters",
    { a: '"', ["__proto__"]: [2] },
    ["--parameter", 'a="', "--parameter", "__proto__=[2]"],
    `"a": '"'`,
  ],
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

describe("the token", () => {
  const { folder: cwd, write } = temporary({ token: "hf_file\n", two: "hf_a hf_b\n" });
  const records = write("records.jsonl", JSON.stringify(chat));
  const withToken = async (...argv: readonly string[]): Promise<Ran> => {
    vi.stubEnv("MY_TOKEN", "hf_environment");
    const ran = await runHere(["snippets", "--json", ...argv], { cwd, input: "hf_input\n" });
    vi.unstubAllEnvs();
    return ran;
  };

  test.each([
    ["--token-env MY_TOKEN", "hf_environment"],
    ["--token-file token", "hf_file"],
    ["--token-file -", "hf_input"],
  ])("%s", async (flags, token) => {
    const ran = await withToken(records, ...flags.split(" "));
    expect([ran.code, ran.errors]).toEqual([0, ""]);
    expect(callOf(ran)).toContain(`"token": "${token}"`);
    expect(callOf(await ask([{ model: chat, options: { accessToken: token } }]))).toBe(callOf(ran));
  });

  test.each([
    ["--token-env hf_mistake", "the environment variable is not set, or empty"],
    ["--token-file nowhere", "nowhere cannot be read: ENOENT"],
    ["--token-file two", "must have a token and nothing else"],
    ["--token-file -", "Pass the records as files"],
    ["--token-file - -", "Pass the records as files"],
    ["--token-env MY_TOKEN --token-file token", "cannot be used with"],
    ["--access-token hf_mistake", "unknown option '--access-token'"],
  ])("%s is wrong usage", async (flags, message) => {
    const { code, errors } = await withToken(...flags.split(" "));
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
    expect(errors).not.toContain("hf_");
  });
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
    { model: chat, privider: "acme", options: { maxTokens: 3, ["__proto__"]: 1 } },
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
    '{"model":{"id":"d","pipeline_tag":"text-classification"},"options":{"parameters":{"__proto__":{"a":1}}}}',
    `{"id":"e","cardData":${deep}}`,
    JSON.stringify({ id: "f", padding: "x".repeat(5_000_000) }),
  ]);
  expect([ran.code, ran.rows.map(({ id }) => id)]).toEqual([0, ["b", "c", "d", "e", "f"]]);
  expect(callOf(ran, 2)).toContain('{"__proto__": {"a": 1}}');
});

describe("which snippets", () => {
  const both = { ...record, tags: ["bird"] };

  // A line, flags, the printed snippets by their library, or their provider and client, and the missing ones.
  test.each([
    [
      both,
      "--provider acme --language Python",
      "snake, acme python/requests",
      "acme python/openai",
    ],
    [both, "--provider acme --language Shell", "acme sh/curl", ""],
    [both, "--language swift", "bird", "auto"],
    [chat, "--client openai", "auto python/openai, auto js/openai", ""],
    [chat, "--client js/OpenAI", "auto js/openai", ""],
    [
      chat,
      "--client curl --client requests --language sh --language python",
      "auto python/requests, auto sh/curl",
      "",
    ],
    [record, "--client openai --provider acme", "", "acme python/openai, acme js/openai"],
    [
      record,
      "--provider all --language python",
      "snake, acme python/requests, auto python/requests",
      "acme python/openai, auto python/openai, zeta python/openai, zeta python/requests",
    ],
    [chat, "--provider all --client curl", "acme sh/curl, auto sh/curl, zeta sh/curl", ""],
  ])("of %j with %s", async (line, flags, printed, missing) => {
    const { code, errors, rows } = await ask([line], flags.split(" "));
    expect([code, errors]).toEqual([0, ""]);
    const nameOf = (snippet: Readonly<Record<string, string>>): string => {
      const { library, provider, language, client } = snippet;
      return library ?? [provider, client && `${language}/${client}`].filter(Boolean).join(" ");
    };
    const { load, inference, notOffered } = rows[0]!;
    expect([...load, ...inference].map(nameOf).join(", ")).toBe(printed);
    expect(notOffered.map(nameOf).join(", ")).toBe(missing);
  });

  test("frameworks are printed if they, their language or one of them is asked for", async () => {
    const easel = defineClient({
      id: "python/easel",
      label: "Easel",
      language: python.language,
      order: 20,
      isFramework: true,
      templates: [],
      fallback: () => python`paint()`,
    });
    const more = { entries: catalogOf([...plugins, easel]) };
    const printedBy = async (flags: string): Promise<readonly string[]> => {
      const { rows } = await ask([chat], flags === "" ? [] : flags.split(" "), more);
      return rows[0]!.inference.map(({ client = "" }) => client);
    };
    expect(await printedBy("")).not.toContain("easel");
    expect(await printedBy("--language Frameworks")).toEqual(["easel"]);
    expect(await printedBy("--client easel")).toEqual(["easel"]);
    expect(await printedBy("--language python")).toContain("easel");
  });

  test("all of a line, if the id of a provider has no effect", async () => {
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
  test("has a heading for each snippet, fenced code, and the missing snippets at the end", async () => {
    const flags = "--provider acme --language python --parameter oddity=x".split(" ");
    const { code, out } = await askText([record], flags);
    expect(code).toBe(0);
    expect(out.split("\n").filter((line) => /^#+ (org\/name$|Load|Call|Not)/.test(line))).toEqual([
      "# org/name",
      "## Load with snake: Load the model",
      "## Call acme with python/requests",
      "## Not offered",
      "## Notes",
    ]);
    expect(out).toContain('```sh\npip install -U snake\n```\n\n```python\nload("org/name")\n```\n');
    expect(out).toMatch(
      /```sh\npip install -U requests\n```\n\nSet HF_TOKEN in the environment\.\n\n```python\n/,
    );
    expect(out).toContain("- python/openai: Chats only. Choose another.\n");
    expect(out).toMatch(/## Notes\n\n- .*oddity/);
    const none = (await askText([{ id: "a" }])).out;
    expect(none.match(/has no task/g)).toHaveLength(1);
    expect(none).toContain("- python/openai, python/requests, js/openai, sh/curl: The record has");
  });

  test("supports any number of backticks", async () => {
    const line = { model: record, provider: "acme", options: { inputs: "` ".repeat(200_000) } };
    const { code, out } = await askText([line, record]);
    expect(code).toBe(0);
    expect(out).toContain("` ".repeat(200_000));
    expect(out.match(/^# org\/name$/gm)).toHaveLength(2);
  });

  test("keeps code in its fence, and escapes control characters", async () => {
    const model = { ...record, library_name: "a\u001b[2J\n# b\u202e", tags: 3 };
    const line = { model, provider: "acme", options: { inputs: "```" } };
    const ran = await askText([line]);
    for (const mark of ["\u001b", "\u202e"]) expect(ran.out).not.toContain(mark);
    expect(ran.out).toContain('Unknown library "a\\u{1b}[2j\\u{a}# b\\u{202e}".');
    expect(ran.out).toMatch(/\n````python\n[^`]*"```"[^`]*\n````\n/);
    const reported = await askText(
      [{ ...record, pipeline_tag: "\u001b[2J" }],
      ["--provider", "zeta"],
    );
    expect(reported.errors + reported.out).not.toContain("\u001b");
  });
});

test("a plugin that does not load is reported", async () => {
  const entries = catalog.map((entry) =>
    entry.id === "snake" ? { ...entry, load: () => Promise.reject(new Error("gone")) } : entry,
  );
  const without = await ask([record], [], { entries });
  expect(without.code).toBe(0);
  expect(without.errors).toMatch(/^hubsmith: warning: library\/snake did not load: .*gone/);
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
