// Mistakes of libraries and of what all plugins say: the right check finds each alone, and the good twin passes.
import { describe, expect, test } from "vitest";
import {
  absent,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type LibrarySpec,
  type LoadCode,
  type Model,
  type Plugin,
} from "../index.ts";
import { js, python } from "hubsmith/code";
import { checkPlugin, type CheckOptions, type Fault } from "./check-plugin.ts";
import { fixture } from "./fixtures.ts";

const spec: LibrarySpec = {
  id: "mine",
  prettyLabel: "Mine",
  repoName: "mine",
  repoUrl: "https://example.org",
  filter: false,
  snippets: ({ id }) => python`print(${id})`,
};
const library = (more: object = {}): Plugin<"library"> => defineLibrary({ ...spec, ...more });
const printing = (snippets: (model: Model) => unknown): Plugin<"library"> => library({ snippets });
const check = (plugin: unknown, options: CheckOptions = {}): Promise<readonly Fault[]> =>
  checkPlugin(plugin, { strings: ['"'], ...options });
const found = async (plugin: unknown, options: CheckOptions = {}): Promise<readonly string[]> =>
  (await check(plugin, options)).map(({ check: id, message }) => `${id}: ${message}`);
const TIMEOUT = { timeout: 60_000 };

const load = python`print("load")`;
const run = python`print("run")`;

describe("what a library prints", TIMEOUT, () => {
  test("that is right has no faults", async () => {
    expect(await found(library())).toEqual([]);
    const two = [
      { purpose: "Load", code: load },
      { purpose: "Run", code: run },
    ];
    expect(await found(printing(() => two))).toEqual([]);
    expect(await found(printing(() => absent("no", "Nothing.", "Wait.")))).toEqual([]);
  });

  test("that no record reaches is found", async () => {
    const picky = (name: string): Plugin<"library"> =>
      printing(({ siblings = [] }) =>
        siblings.some(({ rfilename }) => rfilename === name)
          ? load
          : absent("no", "No file.", "Add one."),
      );
    const fixtures = [fixture("one file", { siblings: [{ rfilename: "a.bin" }] })];
    expect(await found(picky("a.bin"), { fixtures })).toEqual([]);
    expect(await found(picky("a.ubj"), { fixtures })).toEqual([
      "has-reasons: No program is printed for any of the records, for example because: No file. Add one. Give records such as its models have.",
    ]);
  });

  const TWICE =
    'purposes-tell: Two snippets have the purpose "Load". Say of each what it does and the other does not.';
  const EMPTY =
    "prints-something: It gave code that is empty. Leave it out of the list, or return absent(code, reason, change).";
  test.each<[string, readonly Partial<LoadCode>[] | ReturnType<typeof python>, string]>([
    [
      "a purpose twice",
      [
        { purpose: "Load", code: load },
        { purpose: "Load ", code: run },
      ],
      TWICE,
    ],
    [
      "no purpose",
      [{ purpose: "Load", code: load }, { code: run }],
      'returns-fit: library/mine threw while printing its load snippets: item 1 of what `snippets` returned: purpose must be a string, got missing. Add `purpose: "…"`.',
    ],
    [
      "a blank purpose",
      [
        { purpose: " ", code: load },
        { purpose: "Run", code: run },
      ],
      'purposes-tell: Snippet 1 of 2 has no purpose. Say in a few words what it does: { purpose: "Load the model", code }.',
    ],
    ["code that is empty", python``, EMPTY],
    [
      "code of blank lines",
      python`

    `,
      EMPTY,
    ],
    [
      "code that is empty among other",
      [
        { purpose: "Load", code: load },
        { purpose: "Run", code: python`` },
      ],
      EMPTY,
    ],
  ])("%s is found", async (_, made, message) => {
    expect(await found(printing(() => made))).toEqual([message]);
  });

  test.each([
    ["undefined", undefined, "nothing"],
    ["null", null, "null"],
    ["a text", "print(1)", 'the text "print(1)"'],
    ["an empty list", [], "an empty list"],
  ])("%s is no snippet", async (_, made, what) => {
    const faults = await found(printing(() => made));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^returns-fit: .*Return code such as python`…`, a list of/);
    expect(faults[0]).toContain(`\`snippets\` returned ${what}.`);
  });
});

describe("a link", TIMEOUT, () => {
  test.each<[string, object, string]>([
    ["without https", { repoUrl: "http://example.org" }, "which is no https URL"],
    ["without a scheme", { docsUrl: "example.org/docs" }, "which is no URL"],
    [
      "with a blank",
      { docsUrl: "https://example.org/my docs" },
      "which has characters that no URL has",
    ],
    ["of a machine", { docsUrl: "https://docs/mine" }, "which names no site of the internet"],
    [
      "with a password",
      { repoUrl: "https://a:b@example.org" },
      "which has a name or a password in it",
    ],
    ["of a script", { repoUrl: "javascript:alert(1)" }, "which is no https URL"],
  ])("%s is found", async (_, more, flaw) => {
    const [field, link] = Object.entries(more)[0] as [string, string];
    expect(await found(library(more))).toEqual([
      `links-open: ${field} is ${JSON.stringify(link)}, ${flaw}. Write the URL as a browser shows it: https://…`,
    ]);
  });

  test("of a service on this machine is none that a reader follows", async () => {
    const provider = (baseUrl: string): Plugin<"provider"> =>
      defineProvider({ id: "mine", label: "Mine", baseUrl, tasks: [] });
    const links = async (baseUrl: string): Promise<readonly string[]> =>
      (await found(provider(baseUrl))).filter((one) => one.startsWith("links-open"));
    expect(await links("http://localhost:8080/v1")).toEqual([]);
    expect(await links("http://api.example.org")).toHaveLength(1);
  });
});

describe("a field that nobody reads", TIMEOUT, () => {
  const task = { id: "mine", label: "Mine", modality: "other" } as const;
  const language = { id: "js/mine", label: "Mine", language: js.language, order: 1 } as const;
  test.each<[string, () => unknown, string]>([
    [
      "a library",
      () => library({ docUrl: "https://a.example" }),
      "A library has no field `docUrl`, and nobody reads it. Did you mean `docsUrl`?",
    ],
    [
      "its install",
      () => library({ install: { pips: ["a"] } }),
      "Install has no field `pips`, and nobody reads it. Did you mean `pip`?",
    ],
    [
      "a client",
      () => defineClient({ ...language, templates: [], otherwize: () => js`x` } as never),
      "A client has no field `otherwize`, and nobody reads it. Did you mean `otherwise`?",
    ],
    [
      "a client without templates",
      () => defineClient({ ...language, template: [] } as never),
      "A client has no field `template`, and nobody reads it. Did you mean `templates`?",
    ],
    [
      "a provider's key",
      () =>
        defineProvider({
          id: "mine",
          label: "Mine",
          baseUrl: "https://a.example",
          auth: { heeder: "x" },
          tasks: [],
        } as never),
      "Auth has no field `heeder`, and nobody reads it. Did you mean `header`?",
    ],
    [
      "a task",
      () => defineTask({ ...task, hiden: true } as never),
      "A task has no field `hiden`, and nobody reads it. Leave it out; a task has id, aliases, replaces, label, modality, isPlaceholder, isInternal, inputs, output, parameters, sample, streams, callAs, hfInference, routerApi.",
    ],
    [
      "a format",
      () =>
        defineQuantization({
          id: "mine",
          label: "Mine",
          sets: { all: [{ name: "W8", famly: "a" }] },
          preference: ["W8"],
        } as never),
      "Sets.all[0] has no field `famly`, and nobody reads it. Did you mean `family`?",
    ],
  ])("of %s is told", async (_, make, message) => {
    const faults = await found(make());
    expect(faults).toContain(`fields-are-known: ${message}`);
  });
});

describe("an id", TIMEOUT, () => {
  const timm = library({ id: "timm", aliases: ["timm-models"] });
  const other = library({ id: "gliner" });
  const ids = async (more: object, options: CheckOptions = {}): Promise<readonly string[]> =>
    found(library(more), { companions: [timm, other], ...options });

  test.each([
    ["a letter too few", { id: "tim" }, '"tim" is much like "timm"'],
    ["letters that changed places", { id: "tmim" }, '"tmim" is much like "timm"'],
    ["other marks", { id: "timm_models" }, '"timm_models" is much like "timm-models"'],
    ["an alias", { aliases: ["tinm"] }, '"tinm" is much like "timm"'],
  ])("with %s is told", async (_, more, message) => {
    const faults = await ids(more);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`id-is-its-own: ${message}, which another library has.`);
  });

  test("may be alike where it is meant so, or takes the other's place", async () => {
    expect(await ids({ id: "tim" }, { likeNames: ["timm"] })).toEqual([]);
    expect(await ids({ id: "tim", replaces: "timm" })).toEqual([]);
    expect(await ids({ id: "gliner2" })).toEqual([]);
    expect(await ids({ id: "something" })).toEqual([]);
  });

  test("that differs in case, or an alias that is taken, is told by the hub", async () => {
    expect((await ids({ id: "Timm" })).join()).toMatch(/is-plugin: .*differ in more than case/);
    expect((await ids({ aliases: ["timm-models"] })).join()).toMatch(
      /is-plugin: .*alias "timm-models"/,
    );
    expect((await ids({ aliases: ["gliner"] })).join()).toMatch(/is-plugin: .*alias "gliner"/);
  });
});

describe("what a plugin costs", TIMEOUT, () => {
  const slow = (ms: number): string => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return "done";
  };
  const records = [
    fixture("mine: files", {
      library_name: "mine",
      tags: ["mine"],
      siblings: [{ rfilename: "a.bin" }, { rfilename: "b.bin" }],
      mask_token: "<mask>",
    }),
  ];
  // What looks at the clock for a test is not pure.
  const costs = async (snippets: (model: Model) => unknown): Promise<readonly string[]> =>
    (await found(printing(snippets), { fixtures: records })).filter((one) =>
      /^(costs-little|is-small)/.test(one),
    );

  test("is told where it takes long", async () => {
    const faults = await costs(() => python`x = ${slow(80)}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^costs-little: It took \d+ ms, each of several times, and may take 50\./,
    );
  });

  test("is not where it took long once", async () => {
    let isFirst = true;
    const once = (): unknown => {
      if (isFirst) slow(80);
      isFirst = false;
      return python`x = 1`;
    };
    expect(await costs(once)).toEqual([]);
  });

  test("is told where it grows with pairs of files", async () => {
    const pairs = ({ siblings = [] }: Model): unknown => {
      const names = siblings.map(({ rfilename }) => rfilename);
      const twins = names.filter((one, at) =>
        names.some((two, to) => to > at && [...two].reverse().join("") === one),
      );
      return python`x = ${twins.length}`;
    };
    expect((await costs(pairs)).join()).toMatch(/^costs-little: With 3000 files it took \d+ ms/);
    expect(await costs(({ siblings = [] }) => python`x = ${siblings.length}`)).toEqual([]);
  });

  test.each<[string, RegExp, RegExp]>([
    ["doubles with each letter", /^(a+)+$/, /^With \d\d times "a" and an end at mask_token/],
    ["grows with its square", /\s+$/, /^With 32768 times " " and an end at mask_token/],
  ])("is told of a pattern that %s", async (_, pattern, message) => {
    const faults = await costs(({ mask_token = "" }) => python`x = ${pattern.test(mask_token)}`);
    expect(faults, faults.join()).toHaveLength(1);
    expect(faults[0]!.replace("costs-little: ", "")).toMatch(message);
  });

  test("is not of a pattern that does neither", async () => {
    expect(
      await costs(({ mask_token = "" }) => python`x = ${/a+$/m.test(mask_token.slice(0, 99))}`),
    ).toEqual([]);
  });

  test("is told where a program or its data is large", async () => {
    const large = "x".repeat(70_000);
    expect(await costs(() => python`x = ${large}`)).toEqual([
      "is-small: A program takes 69 kB, and may take 64. Fetch what is large in the program, or leave it out.",
    ]);
    expect(await costs(() => python`x = ${large.slice(0, 60_000)}`)).toEqual([]);
    const data = await found(
      library({ aliases: Array.from({ length: 9000 }, (_, at) => `mine-${at}x`) }),
    );
    expect(data.join()).toMatch(/is-small: Its data takes \d+ kB, and may take 64\./);
  });
});
