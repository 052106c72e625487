// The command line: lists and records of the catalogue, wrong usage, help and exit codes.
import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { answer, defineProvider, type Entry, serves, type Task } from "hubsmith";
import { manifestOf } from "hubsmith/catalogue";
import { cardOf } from "#plugins/catalogue/manifest";
import { describe, expect, test } from "vitest";
import { catalogue, plugins, runHere } from "./testing.ts";

const KINDS = ["tasks", "libraries", "providers", "clients", "quantizations"];
const printed = async (...argv: readonly string[]): Promise<string> => (await runHere(argv)).out;
const broken = (what: object): readonly Entry[] =>
  catalogue.map((entry) => ({ ...entry, ...what }) as Entry);
const gone = (): Promise<never> => Promise.reject(new Error("gone"));

describe("list", () => {
  test.each([
    ["tasks", ["robotics", "text-classification", "text-generation"]],
    ["libraries", ["bird", "bomb", "snake", "stone"]],
    ["provider", ["acme", "auto", "zeta"]],
    ["clients", ["js/openai", "python/openai", "python/requests", "sh/curl"]],
    ["quantizations", ["F16", "Q4_K_M", "F16", "Q4_K"]],
  ])("%s --json prints manifests, sorted by label", async (kind, ids) => {
    const rows = JSON.parse(await printed("list", kind, "--json")) as readonly { id: string }[];
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  test("prints a table with complete ids in 80 columns", async () => {
    const long = {
      kind: "provider" as const,
      id: "an-id-of-some-length",
      label: "L".repeat(90),
      baseUrl: "https://a.example",
      tasks: [],
      load: gone,
    };
    for (const kind of KINDS) {
      const { code, out } = await runHere(["list", kind], { entries: [...catalogue, long] });
      expect(code).toBe(0);
      for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
      expect(out).toMatchSnapshot();
    }
  });
});

describe("show", () => {
  test.each([
    ["library", "snake", "snake"],
    ["libraries", "SERPENT", "snake"],
    ["provider", "fastest", "auto"],
    ["client", "python/requests", "python/requests"],
  ])("%s %s finds an id or an alias", async (kind, name, id) => {
    const plugin = plugins.find((one) => one.id === id)!;
    expect(JSON.parse(await printed("show", kind, name, "--json"))).toEqual(manifestOf(plugin));
  });

  test.each([
    ["task", "text-classification"],
    ["task", "text-generation"],
    ["library", "snake"],
    ["client", "sh/curl"],
    ["provider", "acme"],
    ["quantization", "gguf"],
    ["quantization", "q4_k_m"],
  ])("%s %s prints its fields", async (kind, id) => {
    expect(await printed("show", kind, id)).toMatchSnapshot();
  });

  test("prints the answers of a provider that serves tasks without listing them", async () => {
    const host = defineProvider({
      id: "host",
      label: "Host",
      baseUrl: "https://host.example",
      tasks: [],
      handles: (task) =>
        serves(task, {
          request: () => ({ path: "" }),
          answer: answer.download("data.0.url", "image/png"),
        }),
    });
    const tasks = plugins.filter((one) => one["~hub"].kind === "task") as readonly Task[];
    const card = cardOf(host, tasks.slice(0, 1)) as Entry;
    const entries = [...catalogue, { ...card, load: async () => ({ default: host }) } as Entry];
    expect((await runHere(["show", "provider", "host"], { entries })).out).toContain(
      "\nanswers  text-classification: { data: { url: URL }[] } of image/png\n",
    );
  });

  test.each([
    ["task/robotics did not load: gone", { load: gone }],
    ["The page of task/robotics did not load: Error: gone.", { page: gone }],
  ])("reports a plugin that does not load: %s", async (message, what) => {
    const ran = await runHere(["show", "task", "robotics"], { entries: broken(what) });
    expect(ran).toMatchObject({ code: 70, errors: expect.stringContaining(message) as unknown });
  });
});

test.each<readonly [line: string, ...messages: string[]]>([
  ["", "Usage: hubsmith", "Examples:"],
  ["lst", "unknown command 'lst'", "Did you mean list?"],
  ["help lst", "Usage: hubsmith"],
  ["list", "missing required argument 'kind'", "Run it with --help for its options."],
  ["list libary", "'libary' is invalid", "tasks, libraries, providers"],
  ["list tasks --jsn", "unknown option '--jsn'", "Did you mean --json?"],
  ["show library snkae", 'Unknown library: "snkae". Did you mean "snake"?', "list libraries"],
  ["show quantization Q4KM", 'Did you mean "Q4_K_M"?'],
  ["snippets --temprature 1", "Did you mean --temperature?"],
  ["snippets --temperature hot", "'--temperature <number>' argument 'hot'", "a number"],
  ["snippets --temperature=", "It must be a number"],
  ["snippets --max-tokens 1.5", "an integer of at least 1"],
  ["snippets --messages hi", "'hi' is invalid", "a list of messages"],
  ["snippets --messages []", "a list of messages, as JSON, with at least one"],
  ["snippets --messages [3]", "a list of messages"],
  ["snippets --endpoint-url nope", "such as https://my-endpoint.example.org"],
  ["snippets --parameters [1]", "It must be a JSON object"],
  ["snippets --parameter top_k", "It must be a name, =, and a value, such as top_k=5."],
  ["snippets --parameter =5", "It must be a name, =, and a value"],
  [`snippets --parameter a=${"[".repeat(102)}${"]".repeat(102)}`, "nested deeper"],
  ["snippets --format yaml", "json, text"],
  ["snippets --provider acmee", 'no provider "acmee" is known. Did you mean "acme"?'],
  ["snippets --provider all --provider-id x", "Name the provider"],
  ["snippets --language pyhton", 'unknown language "pyhton". Did you mean "python"?', "swift"],
  ["snippets --client request", 'Did you mean "requests"?', "python/requests", "sh/curl"],
  ["snippets --client Python", "Did you mean `--language python`?"],
  ["snippets --client curl --language js", 'No client "curl" prints "js"'],
  ["snippets --jobs 0", "It must be an integer from 1 to 64."],
  ["snippets --jobs 65", "It must be an integer from 1 to 64."],
  ["snippets --jobs 1e1", "It must be an integer from 1 to 64."],
  ["snippets --first-line 0", ', or "unknown"'],
  ["snippets --first-line 3 a b", "--first-line: a number is the line of one file"],
  ["files --memory much", "an amount of memory: 16GiB, 24GB or 800MiB"],
  ["files --memory 0", "an amount of memory"],
  ["files --context 1.5", "It must be an integer"],
  ["lab", "missing required argument 'module'"],
  ["lab x --port x", "It must be an integer from 0 to 65535."],
  ["export", "'--out <folder>' not specified"],
  ["export --out=", "It is empty. Is a shell variable not set?"],
  ["export --out x --format text", "unknown option '--format'"],
])("`hubsmith %s` is wrong usage: exit code 2, and a message", async (line, ...messages) => {
  const argv = line.split(" ").filter((word) => word !== "");
  const { code, out, errors } = await runHere(argv, { input: '{"id":"a"}' });
  expect([code, out]).toEqual([2, ""]);
  for (const message of messages) expect(errors).toContain(message);
  expect(errors).not.toMatch(/^\s+at /m);
});

test.each(["snippets", "files", "downloads", "export --out x"])(
  "%s at a terminal, without an input, says how to give one",
  async (line) => {
    const { code, errors } = await runHere(line.split(" "), { isTerminal: true });
    expect([code, errors]).toEqual([2, expect.stringMatching(/^error: no input\. Pass a file/)]);
  },
);

describe("help", () => {
  const commands = "list show snippets export files downloads doctor new lab".split(" ");

  test.each(["--help", "snippets -h", ...commands.map((name) => `help ${name}`)])(
    "`hubsmith %s` has examples, and fits 80 columns",
    async (line) => {
      const { code, out, errors } = await runHere(line.split(" "));
      expect([code, errors]).toEqual([0, ""]);
      expect(out).toContain("Examples:\n  $ hubsmith ");
      expect(out.split("\n").filter((one) => one.length > 80)).toEqual([]);
      for (const word of ["--plugin", "--config", "--no-config"])
        expect(out.includes(`${word} `)).toBe(/list|show|snip|exp|files|down|doc/.test(line));
    },
  );

  test.each(["--help", "help list", "--version"])(
    "`hubsmith %s` reports a full disk, and not a closed pipe",
    async (line) => {
      const failing = (code: string): Writable =>
        new Writable({ write: (_, __, done) => done(Object.assign(new Error(code), { code })) });
      expect(await runHere(line.split(" "), { stdout: failing("ENOSPC") })).toMatchObject({
        code: 74,
        errors:
          "error: The output cannot be written: ENOSPC. Its last line may be incomplete. Fix this, and run the command again.\n",
      });
      const closed = await runHere(line.split(" "), { stdout: failing("EPIPE") });
      expect(closed).toMatchObject({ code: 0, errors: "" });
    },
  );
});

test("--version is that of the package", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(await runHere(["--version"])).toMatchObject({ code: 0, out: `${version}\n`, errors: "" });
});

test("an internal error is one line, with exit code 70", async () => {
  const entries = new Proxy(catalogue, {
    get: () => {
      throw new Error("boom");
    },
  });
  expect(await runHere(["list", "quantizations"], { entries })).toMatchObject({
    code: 70,
    errors: "error: hubsmith failed: boom. Please report it.\n",
  });
});
