// The checks find nothing in good plugins, and find each thing that can be wrong with one.
import { describe, expect, test } from "vitest";
import {
  absent,
  answer,
  type RequestContext,
  type Call,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type LibrarySpec,
  type Model,
  serves,
  type Plugin,
  template,
  textIn,
  type RequestSpec,
} from "../index.ts";
import { js, python, sh, swift } from "hubsmith/code";
import { type Code, defineLanguage, quoteJson, unsafe } from "../code/index.ts";
import { checkPlugin, checkPlugins, type CheckOptions, type Fault } from "./check-plugin.ts";
import { pluginChecks } from "./checks.ts";
import { defineContract, fact, open, openAiErrors, reply, takes, url } from "./contract/index.ts";
import { fixture } from "./fixtures.ts";
import { pageOf } from "./page.ts";

const LIBRARY = {
  id: "mine",
  prettyLabel: "Mine",
  repoName: "mine",
  repoUrl: "https://example.org",
  filter: false,
};
const library = (snippets?: LibrarySpec["snippets"], more = {}): Plugin<"library"> =>
  defineLibrary({ ...LIBRARY, ...(snippets === undefined ? {} : { snippets }), ...more });
const fixtures = [
  fixture("mine: plain", {
    library_name: "mine",
    tags: ["plain"],
    widgetData: [{ text: "an example", src: "a.png", table: { Column: ["x"] } }],
    mask_token: "<mask>",
    siblings: [{ rfilename: "model.bin" }],
    cardData: { base_model: "acme/base", instance_prompt: "a photo" },
    config: { architectures: ["Model"], name: "Name" },
  }),
  fixture("other: tagged", { library_name: "other", tags: ["tag"], pipeline_tag: "text-to-image" }),
];
const check = (plugin: unknown, options: CheckOptions = {}): Promise<readonly Fault[]> =>
  checkPlugin(plugin, { fixtures, ...options });
const names = (faults: readonly Fault[]): readonly string[] => [
  ...new Set(faults.map((one) => one.check)),
];
const HOSTILE = "hostile-strings";
const READS = "reads-are-tried";
const only = (...some: readonly string[]): CheckOptions => ({
  checks: pluginChecks.filter(({ id }) => some.includes(id)),
});

describe("a good plugin has no faults", { timeout: 60_000 }, () => {
  test.each([
    ["a library of metadata", library()],
    [
      "Python",
      library(
        ({ id, widgetData = [] }) => python`
      import mine

      model = mine.load(${id}, ${widgetData})
    `,
      ),
    ],
    [
      "JavaScript",
      library(
        ({ mask_token = "" }) => js`
      import { load } from "mine";

      const model = await load(${{ mask_token, __proto__: null }});
    `,
      ),
    ],
    [
      "shell",
      library(
        ({ mask_token = "" }) =>
          sh`mine run ${mask_token} --name ${`x-${mask_token}`} --json ${{ a: [mask_token] }} | head > out.txt`,
      ),
    ],
    [
      "a name that is tested first",
      library(({ config }) => {
        const name = textIn(config, "name");
        const fits = name !== undefined && /^[A-Z]/.test(name) && python.isName(name);
        const called = python.name(fits ? name : "AutoModel");
        return python`
        from mine import ${called}

        ${called}()
      `;
      }),
    ],
    [
      "an absence",
      library(({ tags }) =>
        tags.includes("plain") ? python`x = 1` : absent("no-tag", "There is no tag.", "Add one."),
      ),
    ],
  ])("%s", async (_, plugin) => {
    expect(await check(plugin)).toEqual([]);
  });

  test("also without any record", async () => {
    expect(
      await checkPlugin(
        library(({ id }) => python`load(${id})`),
        { allowedNames: ["load"] },
      ),
    ).toEqual([]);
  });

  test("also where it replaces another, which need not be at hand", async () => {
    const code = ({ id }: Model): Code => python`print(${id})`;
    expect(await check(library(code, { replaces: "mine" }))).toEqual([]);
    expect(await check(library(code, { id: "better", replaces: "mine" }))).toEqual([]);
    const old = library();
    expect(await check(library(code, { replaces: "mine" }), { companions: [old] })).toEqual([]);
    expect(await check(library(code), { companions: [old] })).toEqual([]);
  });

  test("what it replaces is what its records name", async () => {
    const plugin = library(({ mask_token = "" }) => python`print(${unsafe(python, mask_token)})`, {
      id: "better",
      replaces: "mine",
    });
    expect(names(await check(plugin))).toContain(HOSTILE);
    expect(pageOf(plugin, { fixtures })).toContain("## mine: plain");
  });
});

describe("what is wrong is found, once, with what mends it", { timeout: 60_000 }, () => {
  let calls = 0;
  test.each([
    ["is-plugin", { ...LIBRARY }, /Make one with defineLibrary/],
    ["is-plugin", { ...library(), filter: 1 }, /filter must be/],
    ["manifest-is-json", { ...library(), extra: Number.NaN }, /Use plain values only\.$/],
    [
      "has-reasons",
      library(() => {
        throw new Error("boom");
      }),
      /boom\. Do not throw: return absent\(code, reason, change\)\.$/,
    ],
    [
      "returns-fit",
      library(() => ({ code: "x", reason: "", change: "y" })),
      /`snippets` returned an object\. Return .*absent\(code, reason, change\)\.$/,
    ],
    [
      "changes-nothing",
      library((model) => {
        (model.tags as string[]).push("x");
        return python`x = 1`;
      }),
      /A record cannot be changed, because others read it, too\. Change a copy\./,
    ],
    ["is-pure", library(() => python`x = ${(calls += 1)}`), /Keep no state\.$/],
    [
      "parses",
      library(() => python`x = (`),
      /^SyntaxError: .* Mend the template that prints this line\.$/,
    ],
    [
      "parses",
      library(() => python`x = y`),
      /^undefined name 'y'\. Import it or define it, or list it in `allowedNames`\.$/,
    ],
    ["parses", library(() => js`fs.read()`), /^undefined name 'fs'\./],
    ["parses", library(() => sh`if true`), /syntax error/],
    ["parses", library(() => swift`func f( {`), /is missing|not understood/],
  ] as const)("%s: %#", async (name, plugin, message) => {
    const faults = (await check(plugin)).filter((one) => one.check === name);
    expect(faults).toHaveLength(1);
    expect(faults[0]!.message).toMatch(message);
    expect(faults[0]!.plugin).toMatch(/mine$/);
  });

  test("in how many records, and in which for example", async () => {
    const many = Array.from({ length: 5 }, (_, at) =>
      fixture(`mine: ${at}`, { library_name: "mine" }),
    );
    const [fault, ...others] = await check(
      library(() => python`x = y`),
      { fixtures: many },
    );
    expect(others).toEqual([]);
    expect(fault!.where).toBe("in 6 records, e.g. mine: 0, mine, line 1");
    expect(fault!.program).toBe("x = y");
  });
});

const pasted = (print: (model: Model) => Code): Plugin<"library"> => library(print);
const paste = (text: string | undefined): Code<"python"> =>
  python`load(${unsafe(python, `"${text ?? "none"}"`)})`;
const options: CheckOptions = { allowedNames: ["load"], ...only(HOSTILE) };

describe("a string from outside", { timeout: 60_000 }, () => {
  test.each<[string, (model: Model) => string | undefined]>([
    ["mask_token", ({ mask_token }) => mask_token],
    ["siblings[0].rfilename", ({ siblings }) => siblings?.[0]?.rfilename],
    ["cardData.base_model[0]", ({ cardData }) => textIn(cardData, "base_model", 0)],
    ["cardData.instance_prompt", ({ cardData }) => textIn(cardData, "instance_prompt")],
    ["config.architectures[0]", ({ config }) => textIn(config, "architectures", 0)],
    ["tags[0]", ({ tags }) => tags[0]],
    ["widgetData[0].src", ({ widgetData }) => textIn(widgetData?.[0], "src")],
    [
      "widgetData[0].table (key)",
      ({ widgetData }) => Object.keys(widgetData?.[0]?.["table"] ?? {})[0],
    ],
    ["config.sampling_rate", ({ config }) => textIn(config, "sampling_rate")],
    ["gguf.tokenizer.template", ({ gguf }) => textIn(gguf, "tokenizer", "template")],
    [
      "transformersInfo.heads[0].name",
      ({ transformersInfo }) => textIn(transformersInfo, "heads", 0, "name"),
    ],
  ])("at %s is found, whether a record has it or not", async (path, read) => {
    const plugin = pasted((model) => paste(read(model)));
    const faults = await check(plugin, options);
    expect(faults.length, JSON.stringify(faults)).toBeGreaterThan(0);
    expect(faults.length).toBeLessThan(5);
    for (const { message, where, string, program } of faults) {
      expect(message).toContain(` at ${path}`);
      expect(message).toMatch(/^With ".*Print the text as a value, in a hole of its own/);
      expect(where).toMatch(/mine/);
      expect(string).toMatch(/^[ -~]{1,12}$/);
      expect(program).toContain(string);
    }
  });

  test("in a record that prints the same as another is found, too", async () => {
    const records = [
      fixtures[0]!,
      fixture("mine: bare", { library_name: "mine" }),
      fixture("mine: with files", { library_name: "mine", siblings: [{ rfilename: "b.bin" }] }),
    ];
    const plugin = pasted(({ siblings }) =>
      paste(siblings?.[1]?.rfilename ?? siblings?.[0]?.rfilename),
    );
    for (const some of [records, records.toReversed()])
      expect(names(await check(plugin, { ...options, fixtures: some }))).toEqual([HOSTILE]);
  });

  test.each<[string, Plugin<"library">]>([
    ["pasted into Python", pasted(({ mask_token }) => paste(mask_token))],
    [
      "pasted into JavaScript",
      pasted(({ mask_token = "" }) => js`load(${unsafe(js, `'${mask_token}'`)});`),
    ],
    [
      "pasted into shell",
      pasted(({ mask_token = "" }) => sh`load ${unsafe(sh, `"${mask_token}"`)}`),
    ],
    [
      "pasted into Swift",
      pasted(({ mask_token = "" }) => swift`load(${unsafe(swift, `"${mask_token}"`)})`),
    ],
    [
      "quoted for another language",
      pasted(({ mask_token = "" }) => sh`load ${unsafe(sh, JSON.stringify(mask_token))}`),
    ],
    [
      "in a comment",
      pasted(({ mask_token = "" }) => python`x = 1  ${unsafe(python, `# ${mask_token}`)}`),
    ],
    [
      "as a name that is not tested",
      pasted(({ config }) => python`${python.name(textIn(config, "name") ?? "x")} = 1`),
    ],
    [
      "as a name that is tested badly",
      pasted(({ mask_token = "" }) => {
        return python`${unsafe(python, /^\w*$/m.test(mask_token) ? mask_token : "x")} = 1`;
      }),
    ],
    [
      "behind what tells it apart",
      pasted(({ tags }) => paste(tags.find((tag) => tag.startsWith("plain"))?.slice(5))),
    ],
  ])("%s is found", async (_, plugin) => {
    const faults = await check(plugin, options);
    expect(names(faults), JSON.stringify(faults)).toEqual([HOSTILE]);
  });

  test("that arrives as another text is found, though nothing else changes", async () => {
    // A printer that forgets what cannot be seen.
    const careless = defineLanguage({
      id: "careless",
      label: "Careless",
      extension: ".py",
      check: { parser: "python" },
      spans: [],
      print: (value) => JSON.stringify(String(value).replace(/[^ -~]/g, "?")),
    });
    const plugin = pasted(({ mask_token = "" }) => careless`print(${mask_token})` as Code);
    const [fault, ...others] = await check(plugin, options);
    expect(others.length, JSON.stringify(others)).toBeLessThan(2);
    expect(fault!.message).toContain("the careless program has another text than was printed.");
  });

  test("that a printer cannot hold is found without an attack as well", async () => {
    const careless = defineLanguage({
      id: "careless",
      label: "Careless",
      extension: ".js",
      check: { parser: "javascript" },
      spans: [],
      print: (value) => JSON.stringify(String(value).slice(0, 4)),
    });
    const plugin = pasted(() => careless`console.log(${"lighthouse"})` as Code);
    const faults = await check(plugin);
    expect(faults.map(({ message }) => message)).toEqual([
      'The text "lighthouse" stands in a hole and is no whole literal of the program. Let the printer of the language print it as one.',
    ]);
  });

  test("that makes a plugin throw is found", async () => {
    const plugin = pasted(({ mask_token = "x" }) => {
      if (mask_token.includes('"')) throw new Error("a quote");
      return python`x = 1`;
    });
    const [fault, ...others] = await check(plugin, options);
    expect(others).toEqual([]);
    expect(fault!.message).toBe(
      'With "\\"" at mask_token: library/mine threw while printing its load snippets: a quote. Take any text there, or return absent(code, reason, change).',
    );
  });
});

describe("what no record has", { timeout: 60_000 }, () => {
  const readsOf = async (
    read: (model: Model) => unknown,
    some = fixtures,
  ): Promise<readonly string[]> => {
    const plugin = library((model) => python`print(${read(model) === undefined ? 1 : 2})`);
    const faults = await check(plugin, { fixtures: some, ...only(READS) });
    return faults.map(({ message }) => message);
  };

  test("is said, with the field", async () => {
    expect(await readsOf(({ config }) => config?.["sampling_rate"])).toEqual([
      "It reads config.sampling_rate, which no record has. Add one that has it to the fixtures.",
    ]);
    expect(await readsOf(({ config }) => config?.["name"])).toEqual([]);
    expect(await readsOf(({ siblings }) => siblings?.[0]?.rfilename)).toEqual([]);
  });

  test("is said for each alternative, and as deep as it is read", async () => {
    const read = ({ gguf, config }: Model): unknown =>
      textIn(gguf, "a", "b") ?? config?.["one"] ?? config?.["other"];
    expect(await readsOf(read)).toEqual([
      "It reads config.one, which no record has. Add one that has it to the fixtures.",
      "It reads config.other, which no record has. Add one that has it to the fixtures.",
      "It reads gguf.a.b, which no record has. Add one that has it to the fixtures.",
    ]);
  });

  test("is said of an item that is asked for, where a branch hangs on it", async () => {
    const asked = (print: (has: boolean) => Code): Promise<readonly Fault[]> =>
      check(
        library(({ tags }) => print(["plain", "clip"].every((tag) => tags.includes(tag)))),
        {
          ...only(READS),
        },
      );
    const found = await asked((has) => (has ? python`print(1)` : python`[].append(1)`));
    expect(found.map(({ message }) => message)).toEqual([
      'It asks whether tags has "clip", and no record says so. Add one that does to the fixtures.',
    ]);
    expect(await asked((has) => python`print(${has ? "a" : "b"})`)).toEqual([]);
  });

  test("is asked of the records that are its own", async () => {
    const foreign = fixture("other: rate", { library_name: "other", config: { sampling_rate: 1 } });
    const read = ({ config }: Model): unknown => config?.["sampling_rate"];
    expect(await readsOf(read, [...fixtures, foreign])).toHaveLength(1);
    const own = fixture("mine: rate", { library_name: "mine", config: { sampling_rate: 1 } });
    expect(await readsOf(read, [...fixtures, own])).toEqual([]);
  });
});

const draw = defineTask({
  id: "sample-draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: { steps: { type: "count", label: "Steps", example: 4 } },
  sample: ({ widgetData }) => textIn(widgetData?.[0], "text") ?? "a boat",
});
const provider = (
  request: (ask: RequestContext<string>) => RequestSpec,
  more = {},
): Plugin<"provider"> =>
  defineProvider({
    id: "mine",
    label: "Mine",
    baseUrl: "https://api.mine.example",
    tasks: [serves(draw, { request, answer: answer.bytes("image/png") })],
    ...more,
  });
const good = provider(({ providerId, inputs, parameters }) => ({
  path: `models/${providerId}`,
  json: { inputs, ...parameters },
}));
const contract = defineContract({
  provider: "mine",
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(draw, {
      post: [
        url("https://api.mine.example/models/", fact.providerId),
        url("https://router.huggingface.co/mine/models/", fact.providerId),
      ],
      json: open({ inputs: fact.input(), steps: fact.parameter("steps") }),
      replies: [reply.file("iVBORw0KGgo=", "image/png")],
    }),
  ],
});

describe("providers", { timeout: 60_000 }, () => {
  test("a good one has no faults, printed by stand-ins", async () => {
    expect(await check(good, { contract })).toEqual([]);
    expect(pageOf(good)).toContain("POST https://api.mine.example/models/vendor/sample-model");
  });

  test("one whose requests are others than its contract takes is found out", async () => {
    const plugin = provider(({ inputs, parameters }) => ({
      path: "models",
      json: { prompt: inputs, ...parameters },
    }));
    const faults = await check(plugin, { contract: [contract] });
    expect(names(faults)).toEqual(["contract-holds"]);
  });

  test.each([
    [
      "a path that is not encoded",
      ({ providerId, inputs }: RequestContext<string>): RequestSpec => ({
        path: "x",
        baseUrl: `https://api.mine.example/${providerId}`,
        json: { inputs },
      }),
      "address-stays",
      /the URL|is no URL|goes to/,
    ],
    [
      "a server out of an id",
      ({ providerId, inputs }: RequestContext<string>): RequestSpec => ({
        path: "x",
        baseUrl: `https://${providerId.split("/")[0]}`,
        json: { inputs },
      }),
      "address-stays",
      /goes to|is no URL/,
    ],
    [
      "a header out of an id",
      ({ providerId, inputs }: RequestContext<string>): RequestSpec => ({
        path: "x",
        headers: { "X-Model": providerId },
        json: { inputs },
      }),
      "address-stays",
      /the header X-Model becomes .* Let headers be the same for every id/,
    ],
    [
      "headers named by a part of an id",
      ({ providerId, inputs }: RequestContext<string>): RequestSpec => ({
        path: "x",
        headers: { [`X-${providerId.length}`]: "1" },
        json: { inputs },
      }),
      "address-stays",
      /other headers/,
    ],
    [
      "headers named by an id",
      ({ providerId, inputs }: RequestContext<string>): RequestSpec => ({
        path: "x",
        headers: { [providerId]: "1" },
        json: { inputs },
      }),
      "returns-fit",
      /which is no name of a header/,
    ],
    [
      "a request that throws",
      (): RequestSpec => {
        throw new Error("boom");
      },
      "has-reasons",
      /boom/,
    ],
  ] as const)("%s", async (_, request, name, message) => {
    const faults = await check(provider(request), { contract });
    const found = faults.filter((one) => one.check === name);
    expect(
      found.some((one) => message.test(one.message)),
      JSON.stringify(faults.slice(0, 5)),
    ).toBe(true);
    expect(found.length).toBeLessThan(6);
  });
});

describe("tasks", { timeout: 60_000 }, () => {
  const odd = (more: object): Plugin<"task"> => defineTask({ ...draw, ...more } as typeof draw);
  test("a good one has no faults", async () => {
    expect(await check(draw)).toEqual([]);
  });

  test.each([
    [
      "a sample of another shape",
      odd({ sample: () => "" }),
      "The sample of sample-draw does not have the shape",
    ],
    [
      "a sample that fails",
      odd({ sample: ({ widgetData }: Model) => widgetData![0]!["text"] }),
      "The sample of sample-draw failed: TypeError",
    ],
    [
      "an example of another type",
      odd({ parameters: { steps: { type: "count", label: "Steps", example: 1.5 } } }),
      "The parameter steps of sample-draw must be a whole number from 0. Mend `example`.",
    ],
  ])("%s is found", async (_, plugin, message) => {
    const messages = (await check(plugin)).map((one) => one.message);
    expect(
      messages.some((one) => one.includes(message)),
      JSON.stringify(messages),
    ).toBe(true);
  });

  test("one that reads what no record has is told so", async () => {
    const plugin = odd({ sample: ({ cardData }: Model) => textIn(cardData, "prompt") ?? "a boat" });
    const messages = (await check(plugin)).map((one) => one.message);
    expect(messages).toEqual([
      "It reads cardData.prompt, which no record has. Add one that has it to the fixtures.",
    ]);
  });
});

describe("clients", { timeout: 60_000 }, () => {
  const client = (print: (call: Call) => Code, more = {}): Plugin<"client"> =>
    defineClient({
      id: "js/mine",
      label: "Mine",
      language: js.language,
      order: 1,
      templates: [template(draw, (call) => print(call))],
      ...more,
    });
  const print = (call: Call): Code =>
    js`await fetch(${wireOf(call).url}, { headers: ${wireOf(call).headers}, body: ${JSON.stringify(call.inputs)} });`;
  const wireOf = ({ wire }: Call): Exclude<Call["wire"], { reason: string }> => {
    if ("reason" in wire) throw new TypeError(wire.reason);
    return wire;
  };
  const needsWire = ({ wire }: Call): unknown => ("reason" in wire ? wire : undefined);

  test("are tried with made-up providers, and with those given", async () => {
    const plugin = client(print, { refuses: needsWire });
    expect(await check(plugin)).toEqual([]);
    expect(await check(plugin, { companions: [good] })).toEqual([]);
    expect(pageOf(plugin)).toContain("## acme: sample-draw, routed");
  });

  test("that print nothing at all are told so", async () => {
    const plugin = client(print, {
      refuses: () => absent("never", "It prints nothing.", "Choose another."),
    });
    const [fault] = await check(plugin);
    expect(fault!.message).toBe(
      "No program is printed for any request, for example because: It prints nothing. Choose another. Give companions that it can be tried with.",
    );
  });

  test("that paste are found out", async () => {
    const plugin = client(
      (call) =>
        js`await fetch(${unsafe(js, `"${String(call.inputs)}"`)}, ${call.token}, ${call.model.id});`,
    );
    const faults = await check(plugin);
    expect(names(faults)).toEqual([HOSTILE]);
    expect(faults.every(({ where = "" }) => /^(in \d+ programs, e\.g\. )?acme/.test(where))).toBe(
      true,
    );
  });

  test("that paste an unusual part alone are found out", async () => {
    const plugin = client(
      (call) =>
        js`await fetch(${call.billTo === undefined ? "" : unsafe(js, `"${call.billTo}"`)});`,
    );
    const [fault] = await check(plugin, only(HOSTILE));
    expect(fault?.message).toContain("at options.billTo");
  });

  test("that paste what only the record says are found out", async () => {
    const plugin = client(
      (call) => js`await fetch(${unsafe(js, `"${textIn(call.model.config, "url") ?? "x"}"`)});`,
    );
    const faults = await check(plugin, only(HOSTILE, READS));
    expect(names(faults)).toEqual([READS, HOSTILE]);
    expect(faults[0]!.message).toContain("It reads config.url, which no record has.");
    expect(faults[1]!.message).toContain("at config.url");
  });

  test("whose `refuses` gives something else than an absence are told so", async () => {
    for (const odd of ["no", null, { code: "x" }]) {
      const faults = await check(client(print, { refuses: () => odd }));
      const name = "has-reasons";
      const found = faults.filter((one) => one.check === name);
      expect(found.map(({ message }) => message)).toContain(
        `\`refuses\` gave ${JSON.stringify(odd)}. Return absent(code, reason, change), or nothing where the call can be printed.`,
      );
    }
  });

  test("of a language without a parser are checked as far as it goes, which is told", async () => {
    const own = defineLanguage({
      id: "mine",
      label: "Mine",
      extension: ".mine",
      spans: [],
      print: (value) => quoteJson(JSON.stringify(value)),
    });
    const plugin = defineClient({
      id: "mine/http",
      label: "HTTP",
      language: own.language,
      order: 1,
      templates: [],
      otherwise: (call) =>
        own`send ${JSON.stringify(call.inputs)} ${call.token} ${call.model.id}` as Code,
    });
    expect((await check(plugin)).map((one) => one.check)).toEqual(["parses"]);
  });
});

test("an author can choose checks, strings, and how many of them", async () => {
  const [first] = pluginChecks;
  const wrong = library(() => python`x = (`);
  expect(await check(wrong, { checks: [first!] })).toEqual([]);
  const plugin = pasted(({ mask_token }) => paste(mask_token));
  expect(await check(plugin, { ...options, strings: ["harmless"] })).toEqual([]);
  expect(await check(plugin, { ...options, strings: ['"'] })).not.toEqual([]);
  expect(
    await check(plugin, { ...options, strings: ["x", "y", '"'], stringsPerPlace: 3 }),
  ).not.toEqual([]);
});

test("several plugins are checked together, and each fault names its own", async () => {
  const faults = await checkPlugins([library(() => python`x = (`), good, 7], { fixtures });
  expect([...new Set(faults.map(({ plugin }) => plugin))].sort()).toEqual([
    "library/mine",
    "provider/mine",
    "unknown/unknown",
  ]);
});
