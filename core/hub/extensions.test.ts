// Extensions bring a client templates: for a task that it does not know, or in place of its own; all else stays as it is.
import { describe, expect, test } from "vitest";
import { js, python } from "../code/index.ts";
import { checkPlugin, pageOf } from "../testing/index.ts";
import {
  absent,
  answer,
  type Call,
  createHub,
  defineClient,
  defineProvider,
  defineTask,
  type Hub,
  inferenceSnippets,
  on,
  parseModel,
  type Plugin,
  type Task,
  template,
} from "../index.ts";
import { cardOf, manifestOf } from "hubsmith/catalogue";

const taskOf = (id: string): Task<string> =>
  defineTask({
    id,
    label: id,
    modality: "other",
    inputs: "text",
    output: "json",
    parameters: {},
    sample: () => "Hello",
  });
const echo = taskOf("echo");
const chart = taskOf("star-chart");
const tasks = [echo, chart];

const acme = defineProvider({
  id: "acme",
  label: "Acme",
  baseUrl: "https://api.acme.example",
  tasks: tasks.map((task) =>
    on(task, {
      request: ({ inputs }) => ({ path: task.id, json: { inputs } }),
      answer: answer.json(),
    }),
  ),
});

const sdk = defineClient({
  id: "js/acme-sdk",
  aliases: ["js/acme"],
  label: "Acme SDK",
  language: js.language,
  order: 7,
  refuses: ({ task }: Call) =>
    task.id === echo.id ? undefined : absent("sdk-lacks-task", "It only echoes.", "Wait."),
  templates: [template(echo, (call) => js`echo(${call.inputs});`)],
});

const extension = (
  name: string,
  of: { readonly word: string; readonly task?: Task<string>; readonly base?: string },
  more: Partial<Plugin<"client">> = {},
): Plugin<"client"> => {
  const { word, task = chart, base = "js/acme-sdk" } = of;
  return defineClient({
    id: `js/acme-sdk+${name}`,
    extends: base,
    language: js.language,
    templates: [template(task, (call) => js`${js.name(word)}(${call.inputs});`)],
    ...more,
  });
};
const charts = extension("charts", { word: "draw" });

/** What is printed for each task, or the code of the absence. */
function printed(hub: Hub, client = "acme-sdk"): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tasks.map(({ id }) => {
      const inferenceProviderMapping = [
        { provider: "acme", providerId: "x", task: id, status: "live" },
      ];
      const record = { id: "a/b", pipeline_tag: id, tags: [], inferenceProviderMapping };
      const { model } = parseModel(record);
      const offer = inferenceSnippets(hub, { model: model!, provider: "acme" });
      const mine = <T extends { readonly client?: string }>(list: readonly T[]): T | undefined =>
        list.find((one) => one.client === client);
      return [id, mine(offer.snippets)?.content ?? mine(offer.notOffered)?.code ?? "nothing"];
    }),
  );
}
const codes = (hub: Hub): readonly string[] => hub.diagnostics.map(({ code }) => code);
const plain = { echo: 'echo("Hello");', "star-chart": "sdk-lacks-task" };

describe("an extension", () => {
  test("prints a task that the client refuses, and no other task changes", () => {
    expect(printed(createHub([sdk, acme, ...tasks]))).toEqual(plain);
    const hub = createHub([charts, sdk, acme, ...tasks]);
    expect(hub.diagnostics).toEqual([]);
    expect(printed(hub)).toEqual({ ...plain, "star-chart": 'draw("Hello");' });
  });

  test("prints a task better than the client itself", () => {
    const hub = createHub([sdk, acme, ...tasks, extension("echo", { word: "shout", task: echo })]);
    expect(printed(hub)).toEqual({ ...plain, echo: 'shout("Hello");' });
  });

  test("says itself which calls of its tasks it refuses", () => {
    const refuses: Plugin<"client">["refuses"] = () => absent("no-stars", "It is day.", "Wait.");
    const hub = createHub([sdk, acme, ...tasks, extension("x", { word: "draw" }, { refuses })]);
    expect(printed(hub)).toEqual({ ...plain, "star-chart": "no-stars" });
  });

  test("is no client beside the other: its id finds that one, which names it", () => {
    const hub = createHub([sdk, charts]);
    expect(hub.clients.size).toBe(1);
    const found = hub.clients.get("js/acme-sdk+charts");
    expect(found).toBe(hub.clients.get("js/acme"));
    expect(manifestOf(found!)).toMatchObject({
      id: "js/acme-sdk",
      label: "Acme SDK",
      templates: ["star-chart", "echo"],
      extendedBy: ["js/acme-sdk+charts"],
    });
    expect(Object.isFrozen(found)).toBe(true);
    expect(cardOf(charts)).toMatchObject({ extends: "js/acme-sdk" });
    expect([...hub.tasks].map(({ id }) => id)).toEqual(["echo", "star-chart"]);
  });

  test("finds the client by an alias, and what stands in its place", () => {
    const better = defineClient({ ...sdk, id: "js/acme-2", aliases: [], replaces: "js/acme-sdk" });
    const hub = createHub([extension("a", { word: "draw", base: "js/acme" }), sdk, better, acme]);
    expect(hub.diagnostics).toEqual([]);
    expect(printed(hub, "acme-2")["star-chart"]).toBe('draw("Hello");');
  });
});

describe("two extensions for one task", () => {
  const one = extension("a", { word: "drawA" });
  const other = extension("b", { word: "drawB" });

  test("are said, and it is decided by what they say, in whatever order they are given", () => {
    const hubs = [createHub([sdk, acme, one, other]), createHub([other, acme, one, sdk])];
    for (const hub of hubs) {
      expect(printed(hub)["star-chart"]).toBe('drawA("Hello");');
      expect(hub.diagnostics).toEqual(hubs[0]!.diagnostics);
    }
    expect(hubs[0]!.diagnostics).toEqual([
      {
        code: "duplicate-template",
        plugin: "client/js/acme-sdk+b",
        message: expect.stringContaining(
          "Two plugins bring client/js/acme-sdk a template for star-chart: client/js/acme-sdk+a and client/js/acme-sdk+b. Leave it out of one of them.",
        ) as string,
      },
    ]);
  });

  test("the one that was there first stays, and those for different tasks both come", () => {
    const later = createHub([sdk, acme, other]).with(one);
    expect(printed(later)["star-chart"]).toBe('drawB("Hello");');
    expect(codes(later)).toEqual(["duplicate-template"]);
    const both = createHub([sdk, acme, one, extension("echo", { word: "shout", task: echo })]);
    expect(printed(both)).toEqual({ echo: 'shout("Hello");', "star-chart": 'drawA("Hello");' });
  });
});

describe("what cannot be extended is said", () => {
  const messageOf = (...plugins: readonly unknown[]): string | undefined =>
    createHub(plugins).diagnostics[0]?.message;

  test("a client that is not here", () => {
    expect(messageOf(charts)).toBe(
      'client/js/acme-sdk+charts extends "js/acme-sdk", and no client here has that name. Check the id, or add that client.',
    );
    expect(createHub([charts]).clients.size).toBe(0);
    expect(createHub([charts]).with(sdk).diagnostics).toEqual([]);
  });

  test("another extension, itself, and a client of another language", () => {
    const second = extension("second", { word: "x", base: charts.id });
    expect(messageOf(sdk, charts, second)).toContain('Extend "js/acme-sdk".');
    expect(messageOf(extension("self", { word: "x", base: "js/acme-sdk+self" }))).toContain(
      "extends is its own id",
    );
    const snake = defineClient({
      ...sdk,
      id: "python/sdk",
      aliases: [],
      language: python.language,
    });
    expect(messageOf(snake, extension("p", { word: "x", base: "python/sdk" }))).toBe(
      "client/js/acme-sdk+p prints js, and extends client/python/sdk, which prints python. Extend a client of js.",
    );
  });

  test("no templates, or one for everything", () => {
    expect(messageOf(extension("none", { word: "x" }, { templates: [] }))).toContain(
      "templates is empty",
    );
    expect(messageOf(extension("all", { word: "x" }, { otherwise: () => js`x();` }))).toContain(
      "an extension prints its own tasks alone",
    );
  });
});

test("the kit checks what it brings, alone or with the client, and its page shows that", async () => {
  const options = { allowedNames: ["draw"], stringsPerPlace: 3 };
  const charts = extension(
    "charts",
    { word: "draw" },
    {
      templates: [
        template(chart, (call) => js`draw(${call.model.id}, ${call.inputs}, ${call.token});`),
      ],
    },
  );
  for (const companions of [tasks, [...tasks, sdk]]) {
    expect(await checkPlugin(charts, { companions, ...options })).toEqual([]);
    const page = pageOf(charts, { companions });
    expect(page).toMatch(/draw\("[^"]+", "Hello", process\.env\.HF_TOKEN\);/);
    expect(page).not.toContain("echo(");
  }
  const wrong = extension(
    "wrong",
    { word: "draw" },
    {
      templates: [
        template(
          chart,
          (call) => js`draw(unknown, ${call.model.id}, ${call.inputs}, ${call.token});`,
        ),
      ],
    },
  );
  const faults = await checkPlugin(wrong, { companions: tasks, ...options });
  expect(faults.map(({ check }) => check)).toEqual(["parses"]);
});
