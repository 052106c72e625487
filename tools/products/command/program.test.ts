// The command line: lists and records of the catalog, files and downloads, wrong usage, help and exit codes.
import { readFileSync } from "node:fs";
import { answer, defineProvider, type Entry, serves, type Task } from "hubsmith";
import { manifestOf } from "hubsmith/catalog";
import { cardOf } from "#plugins/kit/catalog/manifest";
import { describe, expect, test } from "vitest";
import { catalog, plugins, runHere } from "./testing.ts";

const printed = async (...argv: readonly string[]): Promise<string> => (await runHere(argv)).out;

test.each(["tasks", "libraries", "provider", "clients", "quantizations"])(
  "list %s prints a table with complete ids, sorted, and manifests in the same order",
  async (kind) => {
    const table = await printed("list", kind);
    expect(table).toMatchSnapshot();
    const rows = JSON.parse(await printed("list", kind, "--json")) as readonly { id: string }[];
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(table.match(/(?<=\n)\S+/g));
    // The formats of a quantization are in the order of their codes.
    expect(ids).toEqual(kind === "quantizations" ? ids : ids.toSorted());
  },
);

describe("show", () => {
  test.each([
    ["library", "snake", "snake"],
    ["libraries", "SERPENT", "snake"],
    ["provider", "fastest", "auto"],
    ["client", "python/requests", "python/requests"],
  ])("%s %s finds an id or an alias", async (kind, name, id) => {
    const plugin = plugins.find((candidate) => candidate.id === id)!;
    expect(JSON.parse(await printed("show", kind, name, "--json"))).toEqual(manifestOf(plugin));
  });

  test.each([
    ["task", "text-classification"],
    ["library", "snake"],
    ["provider", "acme"],
  ])("%s %s prints its fields", async (kind, id) => {
    expect(await printed("show", kind, id)).toMatchSnapshot();
  });

  test("prints the answers of a provider that serves tasks without listing them", async () => {
    const host = defineProvider({
      id: "host",
      label: "Host",
      baseUrl: "https://host.example",
      tasks: [],
      handlerOf: (task) =>
        serves(task, {
          request: () => ({ path: "" }),
          answer: answer.download("data.0.url", "image/png"),
        }),
    });
    const tasks = plugins.filter((plugin) => plugin["~hub"].kind === "task") as readonly Task[];
    const card = cardOf(host, tasks.slice(0, 1)) as Entry;
    const entries = [...catalog, { ...card, load: async () => ({ default: host }) } as Entry];
    expect((await runHere(["show", "provider", "host"], { entries })).out).toContain(
      "\nanswers:\n  text-classification: { data: { url: URL }[] } of image/png\n",
    );
  });

  test("reports a plugin that does not load", async () => {
    const load = (): Promise<never> => Promise.reject(new Error("gone"));
    const entries = catalog.map((entry) => ({ ...entry, load }));
    const ran = await runHere(["show", "task", "robotics"], { entries });
    expect([ran.code, ran.errors]).toEqual([
      70,
      expect.stringContaining("task/robotics did not load: gone"),
    ]);
  });
});

test.each<readonly [line: string, ...messages: string[]]>([
  ["", "Usage: hubsmith", "Examples:"],
  ["lst", "unknown command 'lst'", "Did you mean list?", "`hubsmith --help` lists"],
  ["lst --help", "unknown command 'lst'", "Did you mean list?"],
  ["help lst", "unknown command 'lst'", "Did you mean list?"],
  ["new libary x --outside x", "'libary' is invalid", 'Did you mean "library"?'],
  ["list libary", "'libary' is invalid", "tasks, libraries, providers", 'Did you mean "library"?'],
  ["list tasks --jsn", "Did you mean --json?", "`hubsmith list --help` lists all options."],
  ["show library snkae", 'Unknown library: "snkae". Did you mean "snake"?', "list libraries"],
  ["snippets --format json", "unknown option '--format'"],
  ["snippets --temperature hot", "'--temperature <number>' argument 'hot'", "a number"],
  ["snippets --messages hi", "'hi' is invalid", "a JSON array"],
  ["snippets --endpoint-url nope", "such as https://my-endpoint.example.org"],
  ["snippets --parameter top_k", "It must be a name, =, and a value, such as top_k=5."],
  ["snippets --provider acmee", 'unknown provider "acmee". Did you mean "acme"?'],
  ["snippets --provider all --provider-id x", "Name the provider"],
  ["snippets --language pyhton", 'unknown language "pyhton". Did you mean "python"?', "swift"],
  ["snippets --client request", 'Did you mean "requests"?', "python/requests", "sh/curl"],
  ["snippets --client curl --language js", 'No client "curl" prints "js"'],
  ["snippets --first-line 0", ', or "unknown"'],
  ["snippets --first-line 3 a b", "--first-line: a line number needs a single input file"],
  ["files --memory much", "an amount of memory: 16GiB, 24GB or 800MiB"],
  ["files --memory 4090", "the device RTX 4090, 24 GB. Add the unit of an amount: 4090GiB."],
  ["run --memory 16GiB --device 4090", "'--memory <amount>' cannot be used", "'--device <name>'"],
  ["run --device M4", "Apple M4 has 16, 24 or 32 GB. Add the size: Apple M4 16GB."],
  ["export --out x", "`export` is now `snippets --json --out FOLDER`"],
  ["help export", "`export` is now `snippets --json --out FOLDER`"],
  ["snippets --json --out=", "It is empty. Is a shell variable not set?"],
])("`hubsmith %s` is wrong usage: exit code 2, and a message", async (line, ...messages) => {
  const argv = line.split(" ").filter((word) => word !== "");
  const { code, out, errors } = await runHere(argv, { input: '{"id":"a"}' });
  expect([code, out]).toEqual([2, ""]);
  for (const message of messages) expect(errors).toContain(message);
  expect(errors).not.toMatch(/^\s+at /m);
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

describe("help", () => {
  const commands = "list show snippets files downloads doctor new lab".split(" ");

  test.each(["--help", "snippets -h", ...commands.map((name) => `help ${name}`)])(
    "`hubsmith %s` has examples, and fits 80 columns",
    async (line) => {
      const { code, out, errors } = await runHere(line.split(" "));
      expect([code, errors]).toEqual([0, ""]);
      expect(out).toContain("Examples:\n  $ hubsmith ");
      expect(out.split("\n").filter((text) => text.length > 80)).toEqual([]);
      for (const word of ["--plugin", "--config", "--no-config"])
        expect(out.includes(`${word} `)).toBe(/list|show|snip|exp|files|down|doc/.test(line));
    },
  );
});

test("--version is that of the package", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(await runHere(["--version"])).toMatchObject({ code: 0, out: `${version}\n`, errors: "" });
});

test("an internal error is one line, with exit code 70", async () => {
  const entries = new Proxy(catalog, {
    get: () => {
      throw new Error("boom");
    },
  });
  expect(await runHere(["list", "quantizations"], { entries })).toMatchObject({
    code: 70,
    errors: "hubsmith: error: internal error: boom. Please report it.\n",
  });
});

const GIB = 1024 ** 3;
const record = {
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
    { rfilename: "m-Q3_X.gguf" },
    { rfilename: "mmproj-F16.gguf", size: GIB },
  ],
};

const files = (record: object, line = ""): ReturnType<typeof runHere> =>
  runHere(["files", ...line.split(" ").filter(Boolean)], { input: JSON.stringify(record) });

test("groups files by format, with parts joined and companions apart", async () => {
  const { code, rows, errors } = await files(record, "--json");
  expect([code, errors]).toEqual([0, ""]);
  const parts = ["m-F16-00001-of-00002.gguf", "m-F16-00002-of-00002.gguf"];
  const set = { stem: "m", paths: parts, bytes: 15 * GIB, missing: 0 };
  expect(rows[0]).toMatchObject({
    line: 1,
    id: "org/model",
    formats: [
      { format: "F16", isKnown: true },
      { format: "Q4_K_M", isKnown: true },
      { format: "Q3_X", isKnown: false },
    ],
    files: [
      { quantization: "gguf", label: "F16", format: "F16", sets: [set] },
      { label: "Q4_K_M" },
      { label: "Q3_X" },
    ],
    companions: [{ what: "projector", paths: ["mmproj-F16.gguf"], bytes: GIB }],
    diagnostics: [],
  });
});

test("prints which files fit into a memory size, and the calculation", async () => {
  const { out } = await files(record, "--memory 8GiB");
  expect(out).toBe(`org/model
Stored in F16, Q4_K_M, Q3_X (unknown).
In 8.00 GiB, with a context of 8192 tokens:
  F16          16 bits/weight     15.0 GiB      m-F16-00001-of-00002.gguf and 1 more
    does not fit: 17.1 GiB to 17.6 GiB in all
      weights: 15.0 GiB (the sizes of 2 files)
  Q4_K_M       4.9 bits/weight    4.00 GiB      m-Q4_K_M.gguf
    fits: 6.10 GiB to 6.59 GiB in all
      weights: 4.00 GiB (the size of the file)
  Q3_X                            unknown size  m-Q3_X.gguf
    unknown whether it fits: The record has neither file sizes nor the number of weights. Request it from the Hub with \`?blobs=true\`.
Each of them also needs:
  projector: 1.00 GiB (the size of mmproj-F16.gguf)
  context: 1.00 GiB (8192 tokens × 32 layers × 2 (key and value) × 8 heads × 128 × 2 bytes)
  compute buffers: 100 MiB to 600 MiB (assumed; depends on the program and the hardware)
Also stored, projector: mmproj-F16.gguf, 1.00 GiB

`);
  const rows = (await files(record, "--json --memory 8 --context 16640")).out;
  const [, middle] = (JSON.parse(rows) as { files: { sets: { fits: string }[] }[] }).files;
  expect(middle?.sets[0]?.fits).toBe("tight");
});

test("a record without such files is reported", async () => {
  expect((await files({ id: "a/b" })).out).toBe(
    "a/b\nThe record has no format.\nThe record has no files in a known format.\n\n",
  );
});

test("downloads prints the rule and the files, as JSON and as text", async () => {
  const siblings = [{ rfilename: "config.json" }, { rfilename: "a/config.json" }];
  const input = JSON.stringify({ id: "org/model", library_name: "bear", siblings });
  const query =
    'path:"config.json" OR path:"config.yaml" OR path:"hyperparams.yaml" OR path:"params.json" OR path:"meta.yaml"';
  const { code, rows } = await runHere(["downloads", "--json"], { input });
  expect([code, rows]).toEqual([
    0,
    [{ line: 1, id: "org/model", query, files: ["config.json"], diagnostics: [] }],
  ]);
  const text = await runHere(["downloads"], { input });
  expect(text.out).toBe(`org/model\nBy the Hub's own rule: ${query}\n  config.json\n\n`);
});

test("a deleted working directory has a sentence", async () => {
  const cwd = (): string => {
    throw Object.assign(new Error("ENOENT: process.cwd failed"), { code: "ENOENT" });
  };
  const { code, errors } = await runHere(["list", "tasks"], { cwd });
  expect([code, errors]).toEqual([
    2,
    "hubsmith: error: The working directory was deleted. Change to another one with cd.\n",
  ]);
});
