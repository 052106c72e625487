// What the command says about itself and the catalogue, and how it answers wrong usage.
import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { answer, defineProvider, type Entry, serves, type Task } from "hubsmith";
import { manifestOf } from "hubsmith/catalogue";
import { cardOf } from "#plugins/catalogue/manifest";
import { catalogue, plugins, runHere } from "./testing.ts";

interface Manifest {
  readonly id: string;
  readonly [field: string]: unknown;
}

async function listed(kind: string): Promise<readonly Manifest[]> {
  const { code, out } = await runHere(["list", kind, "--json"]);
  expect(code).toBe(0);
  return JSON.parse(out) as readonly Manifest[];
}

test("list --json prints the manifests of a kind, by label, with the ecosystem's field names", async () => {
  expect((await listed("libraries")).map(({ id }) => id)).toEqual([
    "bird",
    "bomb",
    "snake",
    "stone",
  ]);
  const [, , snake] = await listed("library");
  expect(snake).toEqual({
    id: "snake",
    aliases: ["serpent"],
    prettyLabel: "Snake",
    repoName: "repo",
    repoUrl: "https://example.org/repo",
    filter: true,
    install: { pip: ["snake"] },
  });
  expect((await listed("tasks"))[1]).toMatchObject({
    id: "text-classification",
    label: "Text Classification",
    inputs: "text",
    parameters: { top_k: { type: "count" } },
  });
  expect(await listed("providers")).toMatchObject([
    { id: "acme", tasks: ["text-classification", "text-generation"] },
    { id: "auto", aliases: ["fastest"] },
    { id: "zeta" },
  ]);
  // Plain code points: capitals come first.
  const clients = (await listed("clients")).map(({ id }) => id);
  expect(clients).toEqual(["js/openai", "python/openai", "python/requests", "sh/curl"]);
  expect(await listed("quantizations")).toEqual([
    { id: "F16", quantization: "gguf", set: "fileTypes", code: 1, bits: 16 },
    {
      id: "Q4_K_M",
      quantization: "gguf",
      set: "fileTypes",
      code: 15,
      family: "k",
      bits: 4.5,
      measured: 4.9,
      mostly: "Q4_K",
    },
    { id: "F16", quantization: "gguf", set: "tensorTypes", code: 1, bits: 16 },
    { id: "Q4_K", quantization: "gguf", set: "tensorTypes", code: 12, bits: 4.5 },
  ]);
});

test("list prints a table that fits 80 columns, with whole ids", async () => {
  const long = {
    kind: "provider" as const,
    id: "an-id-of-some-length",
    label: "L".repeat(90),
    baseUrl: "https://a.example",
    tasks: [],
    load: () => Promise.reject(new Error("not needed")),
  };
  for (const kind of ["tasks", "libraries", "providers", "clients", "quantizations"]) {
    const { code, out } = await runHere(["list", kind], { entries: [...catalogue, long] });
    expect(code).toBe(0);
    const [head, ...lines] = out.trimEnd().split("\n");
    expect(head).toMatch(/^ID +[A-Z]+ +[A-Z ]+$/);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    const column = head!.indexOf(head!.split(/ +/)[1]!);
    expect(lines.every((line) => line[column - 1] === " " && line[column] !== " ")).toBe(true);
  }
  const { out } = await runHere(["list", "providers"], { entries: [...catalogue, long] });
  expect(out).toMatch(/^an-id-of-some-length {2}L+… +0 tasks$/m);
  expect((await runHere(["list", "clients"])).out).toMatch(/^sh\/curl +cURL +Shell$/m);
  expect((await runHere(["list", "tasks"])).out).toMatch(
    /^robotics +Robotics +rl, a placeholder$/m,
  );
});

test.each([
  [["show", "library", "snake"], "snake"],
  [["show", "libraries", "SERPENT"], "snake"],
  [["show", "Provider", "fastest"], "auto"],
  [["show", "client", "python/requests"], "python/requests"],
])("%j finds it by id or another name", async (argv, id) => {
  const { code, out } = await runHere([...argv, "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(manifestOf(plugins.find((plugin) => plugin.id === id)!));
  const plain = await runHere(argv);
  expect(plain.out.split("\n")[0]).toBe(id);
});

test("show tells a format by its name, with what each quantization knows of it", async () => {
  const { out } = await runHere(["show", "quantization", "q4_k_m", "--json"]);
  expect(JSON.parse(out)).toEqual({
    id: "Q4_K_M",
    quantizations: [
      {
        id: "gguf",
        codes: { fileTypes: 15 },
        bits: { base: 4.5, measured: 4.9 },
        family: "K-quants",
        description: "Blocks in blocks.",
      },
    ],
  });
  expect((await runHere(["show", "quantization", "q4_k_m"])).out).toBe(
    [
      "Q4_K_M",
      "quantizations  gguf: fileTypes 15, most weights of a file have 4.5 bits, all",
      "               together 4.9 as measured",
      "               K-quants: Blocks in blocks.",
      "",
    ].join("\n"),
  );
  const { out: whole } = await runHere(["show", "quantization", "gguf"]);
  expect(whole).toContain("\nsets        fileTypes: F16, Q4_K_M\n");
  expect(whole).toContain("\nfamilies    K-quants: Blocks in blocks.\n");
  expect(whole).toContain("\nfiles       extensions: gguf\n");
});

test("show prints the page of a task, and list has it for programs", async () => {
  const { out } = await runHere(["show", "task", "text-classification"]);
  expect(out).toContain("\nsummary     Sorts texts.\n");
  expect(out).toContain("\nuses        Mail: Sort it.\n");
  expect(out).toContain("\nchoosing    Take a small one.\n            Try it.\n");
  expect(out).toContain("\nmetrics     f1: One number.\n");
  expect(out).toContain(
    [
      "demo        in, Input: Good!",
      "            in, img: A cat. (cat.svg)",
      "            out, chart: yes 0.9, no 0.1",
      "            out, tabular: a | b; 1 | 2",
      "            out, text-with-tokens: An owl (owl BIRD)",
    ].join("\n"),
  );
  const all = JSON.parse((await runHere(["list", "tasks", "--json"])).out) as readonly object[];
  expect(all).toContainEqual(
    expect.objectContaining({ summary: "Sorts texts.", widgetModels: [] }),
  );
  const broken = catalogue.map((one) =>
    one.kind === "task" ? { ...one, page: () => Promise.reject(new Error("gone")) } : one,
  );
  const { code, errors } = await runHere(["show", "task", "robotics"], { entries: broken });
  expect([code, errors]).toEqual([
    70,
    "error: The page of task/robotics did not load: Error: gone.\n",
  ]);
});

test("show prints a record field by field, and of a task what can be asked for", async () => {
  const { out } = await runHere(["show", "task", "text-generation"]);
  expect(out).toContain("text-generation\nlabel       Text Generation\n");
  expect(out).toContain("inputs      json\n");
  expect(out).toContain(
    "parameters  temperature  number: Temperature, e.g. 0.7\n" +
      "            max_tokens   count: Most tokens, e.g. 100\n",
  );
  expect((await runHere(["show", "library", "snake"])).out).toMatch(
    /^install +pip install -U snake$/m,
  );
  expect((await runHere(["show", "client", "sh/curl"])).out).toMatch(
    /^language +id: sh, label: Shell/m,
  );
});

test("show prints what a provider's service answers, also for tasks that it does not list", async () => {
  const { out } = await runHere(["show", "provider", "acme"]);
  expect(out).toContain(
    "\nanswers  text-classification  json\n         text-generation      json\n",
  );
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
  const served = tasks.filter(({ id }) => id === "text-classification");
  const card = cardOf(host, served) as Entry;
  const entries = [...catalogue, { ...card, load: async () => ({ default: host }) } as Entry];
  expect((await runHere(["show", "provider", "host"], { entries })).out).toContain(
    "\nanswers  text-classification  { data: { url: URL }[] } of image/png\n",
  );
});

test("show says what does not load", async () => {
  const entries = catalogue.map((entry) => ({
    ...entry,
    load: () => Promise.reject(new Error("gone")),
  }));
  const { code, errors } = await runHere(["show", "task", "robotics"], { entries });
  expect(code).toBe(70);
  expect(errors).toMatch(/^error: task\/robotics did not load: gone/);
});

// What is asked, and what the message must hold.
test.each<readonly [readonly string[], readonly string[]]>([
  [[], ["Usage: hubsmith", "Examples:"]],
  [["lst"], ["unknown command 'lst'", "Did you mean list?"]],
  [
    ["help", "lst"],
    ['Unknown command "lst". Did you mean "list"?', "snippets, export"],
  ],
  [["help", "list", "more"], ["too many arguments for 'help'"]],
  [["list"], ["missing required argument 'kind'", "Run it with --help for its options."]],
  [
    ["list", "libary"],
    ['Unknown kind "libary". Did you mean "library"?', "tasks, libraries, providers"],
  ],
  [["list", "constructor"], ['Unknown kind "constructor".']],
  [
    ["list", "tasks", "--jsn"],
    ["unknown option '--jsn'", "Did you mean --json?"],
  ],
  [
    ["show", "library", "snkae"],
    ['Unknown library: "snkae". Did you mean "snake"?', "hubsmith list libraries"],
  ],
  [["show", "quantization", "Q4KM"], ['Did you mean "Q4_K_M"?']],
  [["show", "task", "zzzzzzzz"], ['Unknown task: "zzzzzzzz". `hubsmith list tasks` prints all.']],
  [["snippets", "--temprature", "1"], ["Did you mean --temperature?"]],
  [
    ["snippets", "--temperature", "hot"],
    ["'--temperature <number>' argument 'hot' is invalid", "a number"],
  ],
  [["snippets", "--temperature", ""], ["It must be a number"]],
  [["snippets", "--max-tokens", "1.5"], ["an integer of at least 1"]],
  [
    ["snippets", "--messages", "hi"],
    ["'hi' is invalid", "a list of messages, and not an empty one, as JSON"],
  ],
  [["snippets", "--messages", '{"role":"user"}'], ["a list of messages"]],
  [["snippets", "--messages", "[]"], ["It must be a list of messages, and not an empty one."]],
  [
    ["snippets", "--endpoint-url", "nope"],
    [
      "'--endpoint-url <url>' argument 'nope' is invalid",
      "such as https://my-endpoint.example.org",
    ],
  ],
  [["snippets", "--endpoint-url", "http://host:99999"], ["It must be an http or https URL"]],
  [["snippets", "--parameters", "[1]"], ["It must be an object"]],
  [["snippets", "--parameter", "top_k"], ["It must be a name, =, and a value, such as top_k=5."]],
  [["snippets", "--parameter", "=5"], ["It must be a name, =, and a value"]],
  [["snippets", "--format", "yaml"], ["json, text"]],
  [
    ["snippets", "--provider", "acmee"],
    ['no provider "acmee" is known. Did you mean "acme"?', "hubsmith list providers"],
  ],
  [
    ["snippets", "--provider", "all", "--provider-id", "x"],
    ["--provider-id", "Name the provider"],
  ],
  [
    ["snippets", "--language", "pyhton"],
    ['no snippet is written in "pyhton". Did you mean "python"?'],
  ],
  [
    ["snippets", "--client", "request"],
    ['Did you mean "requests"?', "python/requests", "sh/curl"],
  ],
  [["snippets", "--client", "curl", "--language", "js"], ['No client "curl" is there for "js"']],
])("%j is wrong usage: exit code 2, and what to do", async (argv, parts) => {
  const { code, out, errors } = await runHere(argv, { input: '{"id":"a"}' });
  expect(code).toBe(2);
  expect(out).toBe("");
  for (const part of parts) expect(errors).toContain(part);
  expect(errors).not.toMatch(/^\s+at /m);
});

test("snippets without an input, on a terminal, shows how to give one", async () => {
  const { code, out, errors } = await runHere(["snippets"], {
    isTerminal: true,
    env: { NO_COLOR: "1" },
  });
  expect([code, out]).toEqual([2, ""]);
  expect(errors).toMatch(
    /^error: no input\. Pass a file, or pipe records to standard input\.\n\nUsage: hubsmith snippets/,
  );
});

test.each([[["--help"]], [["help", "list"]], [["show", "-h"]], [["snippets", "--help"]]])(
  "%j has examples, and fits 80 columns",
  async (argv) => {
    const { code, out, errors } = await runHere(argv);
    expect([code, errors]).toEqual([0, ""]);
    expect(out).toContain("Examples:\n  $ hubsmith ");
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  },
);

test.each([[["--help"]], [["help", "list"]], [["snippets", "-h"]], [["--version"]]])(
  "%j that nobody can read is said, unless its reader has gone",
  async (argv) => {
    const broken = (code: string): Writable =>
      new Writable({ write: (_, __, done) => done(Object.assign(new Error(code), { code })) });
    const full = await runHere(argv, { stdout: broken("ENOSPC") });
    expect(full).toMatchObject({
      code: 74,
      errors:
        "error: The output cannot be written: ENOSPC. Its last line may be incomplete. Fix this, and run the command again.\n",
    });
    const gone = await runHere(argv, { stdout: broken("EPIPE") });
    expect(gone).toMatchObject({ code: 0, errors: "" });
  },
);

test("each help tells every exit code", async () => {
  for (const [command, ...codes] of [
    ["list", "0", "2", "70", "74"],
    ["show", "0", "2", "70", "74"],
    ["doctor", "0", "1", "2", "70", "74"],
    ["new", "0", "2", "74"],
    ["lab", "0", "2", "70"],
    ["snippets", "0", "1", "2", "70", "74", "130", "143"],
    ["files", "0", "1", "2", "70", "74", "130", "143"],
    ["downloads", "0", "1", "2", "70", "74", "130", "143"],
    ["export", "0", "1", "2", "70", "74", "130", "143"],
  ]) {
    const { out } = await runHere(["help", command!]);
    const [, told = ""] = out.split("Exit codes: ");
    for (const code of codes) expect(told).toMatch(new RegExp(`(^|[\\s])${code} `));
  }
});

test("the flags of snippets are all there", async () => {
  const { out } = await runHere(["help", "snippets"]);
  const flags =
    "provider provider-id language client format streaming messages inputs temperature max-tokens top-p parameters parameter access-token token-placeholder direct-request endpoint-url bill-to";
  for (const flag of flags.split(" ")) expect(out).toMatch(new RegExp(`^  --${flag} `, "m"));
});

test("help has colours on a terminal only, and none with NO_COLOR", async () => {
  expect((await runHere(["--help"], { isTerminal: true })).out).toContain("\u001b[1mUsage:");
  expect(
    (await runHere(["--help"], { isTerminal: true, env: { NO_COLOR: "1" } })).out,
  ).not.toContain("\u001b");
  expect((await runHere(["--help"])).out).not.toContain("\u001b");
});

test("--version is that of the package", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(await runHere(["--version"])).toMatchObject({ code: 0, out: `${version}\n`, errors: "" });
});

test("a fault of the command itself is one line and exit code 70", async () => {
  const broken = new Proxy(catalogue, {
    get: () => {
      throw new Error("boom");
    },
  });
  const { code, errors } = await runHere(["list", "quantizations"], { entries: broken });
  expect(code).toBe(70);
  expect(errors.trimEnd().split("\n")).toHaveLength(1);
  expect(errors).toMatch(/^error: hubsmith failed: .* please report it\.\n$/);
});
