// A hub that grew by `with` answers alike however often somebody looked at it on the way.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { js, python } from "../code/index.ts";
import {
  answer,
  createHub,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type Hub,
  on,
  type Plugin,
  type Task,
  template,
} from "../index.ts";
import { manifestOf } from "hubsmith/catalogue";

const taskOf = (id: string, label = id, aliases: readonly string[] = []): Task<string> =>
  defineTask({
    id,
    aliases,
    label,
    modality: "nlp",
    inputs: "text",
    output: "json",
    parameters: {},
    sample: () => "a",
  });
const library = (id: string, more: object = {}): Plugin<"library"> =>
  defineLibrary({ id, prettyLabel: id, repoName: id, repoUrl: "u", filter: false, ...more });
const provider = (id: string, tasks: readonly Task<string>[], more: object = {}): unknown =>
  defineProvider({
    id,
    label: id,
    baseUrl: "https://a.example",
    tasks: tasks.map((task) => on(task, { request: () => ({ path: "" }), answer: answer.json() })),
    ...more,
  });
const client = (id: string, tasks: readonly Task<string>[], more: object = {}): unknown =>
  defineClient({
    id: `js/${id}`,
    label: id,
    language: js.language,
    order: 1,
    templates: tasks.map((task) => template(task, () => js`x()`)),
    ...more,
  });

const [count, copy, other, rank] = [
  taskOf("count"),
  taskOf("count"),
  taskOf("count", "Another count"),
  taskOf("rank"),
];
const ALL: readonly unknown[] = [
  taskOf("count", "The plugin"),
  taskOf("ranking", "Ranking", ["rank"]),
  taskOf("sum", "Sum", ["Count"]),
  library("a", { aliases: ["first"] }),
  library("b", { replaces: "a" }),
  library("B"),
  library("c", { replaces: "B", aliases: ["first"] }),
  library("d"),
  library("e", { replaces: "nowhere" }),
  library("nowhere"),
  { ...library("faulty"), filter: 1 },
  provider("p", [count, rank]),
  provider("q", [copy]),
  provider("r", [other]),
  provider("p2", [], { replaces: "p" }),
  client("one", [count]),
  client("two", [rank], { replaces: "js/one" }),
  client("one+x", [rank], { extends: "js/one" }),
  client("two+y", [rank], { extends: "js/two" }),
  client("two+z", [rank], { extends: "js/two" }),
  defineClient({
    id: "python/x",
    language: python.language,
    extends: "js/two",
    templates: [template(count, () => python`x()`)],
  }),
];
const NAMES = [
  "a A b B c d e first nowhere p p2 q r count Count rank ranking sum",
  "js/one js/two js/one+x js/two+y",
].flatMap((names) => names.split(" "));

const REGISTRIES = ["tasks", "libraries", "providers", "clients", "quantizations"] as const;

/** All that a hub answers; a client that was extended is made anew for each hub, so it counts as what it says. */
function told(hub: Hub): unknown {
  const read = (one: Plugin | undefined): unknown =>
    one !== undefined && "extendedBy" in one ? manifestOf(one) : one;
  return {
    diagnostics: hub.diagnostics,
    kinds: REGISTRIES.map((kind) => ({
      size: hub[kind].size,
      list: hub[kind].list.map((one) => read(one)),
      found: NAMES.map((name) => [name, read(hub[kind].get(name)), hub[kind].has(name)]),
    })),
  };
}

describe("a hub that grew", () => {
  const cuts = fc.array(fc.record({ size: fc.integer({ min: 0, max: 5 }), look: fc.boolean() }), {
    minLength: ALL.length,
    maxLength: ALL.length,
  });

  test("answers as one at which nobody looked before, in any order and any parts", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ALL]), cuts, (order, steps) => {
        let [looked, unseen] = [createHub([]), createHub([])];
        let from = 0;
        for (const { size, look } of steps) {
          const part = order.slice(from, from + size);
          from += size;
          [looked, unseen] = [looked.with(part), unseen.with(part)];
          if (!look) continue;
          told(looked);
        }
        expect(told(looked)).toEqual(told(unseen));
      }),
      { numRuns: 300 },
    );
  });

  test("shares with the hub before it what the new plugins do not touch", () => {
    const before = createHub([library("a"), provider("p", [count]), client("one", [rank])]);
    told(before);
    const after = before.with(library("b"));
    for (const kind of REGISTRIES)
      expect(after[kind] === before[kind], kind).toBe(kind !== "libraries");
    expect(before.with(before.libraries.list).libraries).toBe(before.libraries);
  });

  test("is decided once with what most of its plugins came in, whoever looks first", () => {
    const before = createHub([library("a"), library("b")]);
    const [one, other] = [before.with(library("c")), before.with(provider("p", [count]))];
    expect([one.libraries.size, other.providers.size]).toEqual([3, 1]);
    expect(other.libraries).toBe(before.libraries);
  });

  test("brings a task that only its provider names, until a plugin has the name", () => {
    const grown = createHub([provider("p", [count])]);
    expect(grown.tasks.list).toEqual([count]);
    const own = taskOf("sum", "Sum", ["count"]);
    expect(grown.with(own).tasks.list).toEqual([own]);
    expect(grown.with(own).with(provider("q", [copy])).tasks.list).toEqual([own]);
    expect(grown.with(provider("p2", [], { replaces: "p" })).tasks.size).toBe(0);
    const capital = taskOf("Count");
    expect(grown.with(capital).tasks.get("COUNT")).toBe(capital);
  });
});
