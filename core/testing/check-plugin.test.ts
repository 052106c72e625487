// The checks find nothing in good plugins, and find each thing that can be wrong with one.
import { describe, expect, test } from "vitest";
import {
  absent,
  answer,
  type Call,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type LibrarySpec,
  on,
  type Plugin,
  task,
  type WireParts,
} from "../index.ts";
import { js, python, sh, unsafe } from "../code/index.ts";
import { checkPlugin, type Fault } from "./check-plugin.ts";
import { pluginChecks } from "./checks.ts";
import { fixture } from "./fixtures.ts";
import { pageOf } from "./page.ts";

const LIBRARY = {
  id: "mine",
  prettyLabel: "Mine",
  repoName: "mine",
  repoUrl: "https://example.org",
  filter: false,
};
const library = (snippets?: LibrarySpec["snippets"]): Plugin<"library"> =>
  defineLibrary(snippets === undefined ? LIBRARY : { ...LIBRARY, snippets });
const fixtures = [
  fixture("mine: plain", { library_name: "mine", widgetData: [{ text: "an example" }] }),
  fixture("other: tagged", { library_name: "other", tags: ["tag"], pipeline_tag: "text-to-image" }),
];
const check = (plugin: unknown, options = {}): Promise<readonly Fault[]> =>
  checkPlugin(plugin, { fixtures, ...options });
const names = (faults: readonly Fault[]): readonly string[] => [
  ...new Set(faults.map((one) => one.check)),
];

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
        ({ id }) => js`
      import { load } from "mine";

      const model = await load(${{ id, __proto__: null }});
    `,
      ),
    ],
    ["shell", library(({ id }) => sh`mine run ${id} --name ${`x-${id}`} | head > out.txt`)],
    [
      "a name that is tested first",
      library(({ config }) => {
        const name = config?.["name"];
        const fits = typeof name === "string" && /^[A-Z]\w*$/.test(name);
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
        tags.includes("tag") ? python`x = 1` : absent("no-tag", "There is no tag.", "Add one."),
      ),
    ],
  ])("%s", async (_, plugin) => {
    expect(await check(plugin)).toEqual([]);
  });
});

describe("what is wrong is found", { timeout: 60_000 }, () => {
  let calls = 0;
  test.each([
    ["is a plugin", { ...LIBRARY }, /is no plugin/],
    ["is a plugin", { ...library(), filter: 1 }, /the field filter must be a boolean/],
    ["its manifest is JSON", { ...library(), extra: Number.NaN }, /Use plain values only/],
    [
      "what is not offered has a reason",
      library(() => {
        throw new Error("boom");
      }),
      /boom Do not throw: return absent/,
    ],
    [
      "what is not offered has a reason",
      library(() => ({ code: "x", reason: "", change: "y" })),
      /"x" lacks a code, a reason/,
    ],
    [
      "what is not offered has a reason",
      library((model) => {
        (model.tags as string[]).push("x");
        return python`x = 1`;
      }),
      /object is not extensible/,
    ],
    ["same input, same output", library(() => python`x = ${(calls += 1)}`), /Keep no state/],
    [
      "programs parse, and no name is undefined",
      library(() => python`x = (`),
      /line 1: SyntaxError/,
    ],
    [
      "programs parse, and no name is undefined",
      library(() => python`x = y`),
      /line 1: undefined name 'y'/,
    ],
    [
      "programs parse, and no name is undefined",
      library(() => js`fs.read()`),
      /line 1: undefined name 'fs'/,
    ],
    ["programs parse, and no name is undefined", library(() => sh`if true`), /syntax error/],
  ] as const)("%s: %#", async (name, plugin, message) => {
    const faults = await check(plugin);
    expect(names(faults)).toContain(name);
    expect(
      faults.filter((one) => one.check === name).some((one) => message.test(one.message)),
      JSON.stringify(faults),
    ).toBe(true);
    expect(faults[0]!.plugin).toMatch(/mine$/);
  });

  test.each([
    ["pasted into Python", library(({ id }) => python`load(${unsafe("python", `"${id}"`)})`)],
    ["pasted into JavaScript", library(({ id }) => js`load(${unsafe("js", `'${id}'`)});`)],
    ["pasted into shell", library(({ id }) => sh`load ${unsafe("sh", `"${id}"`)}`)],
    [
      "quoted for another language",
      library(({ id }) => sh`load ${unsafe("sh", JSON.stringify(id))}`),
    ],
    ["in a comment", library(({ id }) => python`x = 1  ${unsafe("python", `# ${id}`)}`)],
    [
      "in a document of shell",
      library(
        ({ id }) => sh`
      cat ${unsafe("sh", "<<EOF")}
      ${id}
      EOF
    `,
      ),
    ],
    [
      "as a name that is not tested",
      library(({ config }) => python`${python.name(String(config?.["name"] ?? "x"))} = 1`),
    ],
    [
      "as a name that is tested badly",
      library(({ widgetData }) => {
        const text = String(widgetData?.[0]?.["text"]);
        return python`${unsafe("python", /^\w*$/m.test(text) ? text : "x")} = 1`;
      }),
    ],
  ])("a string from outside %s", async (_, plugin) => {
    const own = fixture("mine: config", {
      library_name: "mine",
      config: { name: "Name" },
      widgetData: [{ text: "x" }],
    });
    const faults = await check(plugin, { fixtures: [own] });
    const found = faults.filter((one) => one.check === "hostile strings stay data");
    expect(found.length, JSON.stringify(faults)).toBeGreaterThan(0);
    for (const { message, where } of found) {
      expect(message).toMatch(/^With "/);
      expect(where).toMatch(/^mine: config, (id|config\.name|widgetData)/);
    }
  });
});

const draw = task("text-to-image", {
  kind: "textToImage",
  inputs: "text",
  output: "image",
  sample: ({ widgetData }) => String(widgetData?.[0]?.["text"] ?? "a boat"),
});
const provider = (
  request: (ask: { readonly model: string; readonly inputs: string }) => WireParts,
  more = {},
): Plugin<"provider"> =>
  defineProvider({
    id: "mine",
    label: "Mine",
    baseUrl: "https://api.mine.example",
    tasks: [on(draw, { request, answer: answer.bytes("image/png"), contract: [] })],
    ...more,
  });
const good = provider(({ model, inputs }) => ({ path: `models/${model}`, json: { inputs } }));

describe("providers", { timeout: 60_000 }, () => {
  test("a good one has no faults, printed by stand-ins", async () => {
    expect(await check(good)).toEqual([]);
    expect(pageOf(good, { fixtures })).toContain("### python/stand-in");
  });

  test.each([
    [
      "a path that is not encoded",
      provider(({ model, inputs }) => ({
        path: "x",
        baseUrl: `https://api.mine.example/${model}`,
        json: { inputs },
      })),
      "requests keep their address",
      /the URL|is no URL|goes to/,
    ],
    [
      "a server out of an id",
      provider(({ model, inputs }) => ({
        path: "x",
        baseUrl: `https://${model.split("/")[0]}`,
        json: { inputs },
      })),
      "requests keep their address",
      /goes to|is no URL/,
    ],
    [
      "a header out of an id",
      provider(({ model, inputs }) => ({
        path: "x",
        headers: { "X-Model": model },
        json: { inputs },
      })),
      "requests keep their address",
      /the header X-Model has characters/,
    ],
    [
      "headers named by an id",
      provider(({ model, inputs }) => ({ path: "x", headers: { [model]: "1" }, json: { inputs } })),
      "requests keep their address",
      /other headers/,
    ],
    [
      "a request that throws",
      provider(() => {
        throw new Error("boom");
      }),
      "what is not offered has a reason",
      /boom/,
    ],
  ] as const)("%s", async (_, plugin, name, message) => {
    const faults = await check(plugin);
    const found = faults.filter((one) => one.check === name);
    expect(
      found.some((one) => message.test(one.message)),
      JSON.stringify(faults.slice(0, 5)),
    ).toBe(true);
  });

  test("a sample of another shape than the inputs", async () => {
    const odd = { ...draw, sample: () => "" };
    const plugin = defineTask({
      id: "text-to-image",
      label: "Text to image",
      modality: "cv",
      summary: "",
      key: odd,
      libraries: [],
      datasets: [],
      models: [],
      spaces: [],
      metrics: [],
      demo: { inputs: [], outputs: [] },
      widgetModels: [],
    });
    expect((await check(plugin)).map(({ message }) => message)).toContain(
      'text-to-image: the sample does not have the shape "text".',
    );
  });
});

describe("clients", { timeout: 60_000 }, () => {
  const client = (print: (call: Call) => ReturnType<typeof js>): Plugin<"client"> =>
    defineClient({
      id: "js/mine",
      label: "Mine",
      language: "js",
      order: 1,
      templates: { textToImage: print },
    });
  const urlOf = ({ wire }: Call): string => ("reason" in wire ? "" : wire.url);

  test("are checked with providers", async () => {
    const plugin = client(
      (call) => js`await fetch(${urlOf(call)}, { body: ${JSON.stringify(call.inputs)} });`,
    );
    expect(await check(plugin, { companions: [good] })).toEqual([]);
    await expect(check(plugin)).rejects.toThrow(
      "client/js/mine prints calls of providers, so it is checked with some. Give them as `companions`",
    );
  });

  test("that paste are found out", async () => {
    const plugin = client((call) => js`await fetch(${unsafe("js", `"${String(call.inputs)}"`)});`);
    const faults = await check(plugin, { companions: [good] });
    expect(names(faults)).toContain("hostile strings stay data");
  });
});

test("an author can choose checks, strings, and how many of them", async () => {
  const [first] = pluginChecks;
  const broken = library(() => python`x = (`);
  expect(await check(broken, { checks: [first] })).toEqual([]);
  const pasted = library(({ id }) => python`load(${unsafe("python", `"${id}"`)})`);
  const only = { checks: pluginChecks.filter(({ name }) => name.startsWith("hostile")) };
  expect(await check(pasted, { ...only, strings: ["harmless"] })).toEqual([]);
  expect(await check(pasted, { ...only, strings: ['"'] })).not.toEqual([]);
  expect(
    await check(pasted, { ...only, strings: ["x", "y", '"'], stringsPerPlace: 3 }),
  ).not.toEqual([]);
});
