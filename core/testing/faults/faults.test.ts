// Every field and function of every kind of plugin, faulty in every way: the results of the other plugins stay
// the same.
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { defineLanguage } from "hubsmith/code/language";
import type { Code } from "../../code/tag.ts";
import { createHub } from "../../checked/index.ts";
import {
  type Call,
  defineClient,
  type Hub,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  parseModel,
  type Plugin,
  template,
} from "../../index.ts";
import type { Kind } from "../../base/kind.ts";
import { sampled } from "../sampled.ts";
import { everything, type Told } from "./ask.ts";
import { changeAll, JUNK, RETURNED, THROWN, type Way } from "./fault-kinds.ts";
import { missingFields, nameOf, placesOf, valueAt, withAt } from "./places.ts";
import { BYSTANDERS, LANGUAGE, plain, WHOLE } from "./complete-plugins.ts";

const KINDS = Object.keys(WHOLE) as readonly Kind[];
const REFUSED = new Set(["invalid-plugin", "not-a-plugin", "unknown-version", "unknown-kind"]);
const bystanders = createHub(BYSTANDERS);
const before = everything(bystanders);

const stamped = (kind: Kind, spec: object): Plugin =>
  ({ "~hub": { version: 1, kind }, ...spec }) as Plugin;

const everyPlugin = (hub: Hub): readonly string[] =>
  [hub.tasks, hub.libraries, hub.providers, hub.clients, hub.quantizations].flatMap(({ list }) =>
    list.map((one) => `${one["~hub"].kind}/${one.id}`),
  );

/** The diagnostics of a plugin in a hub with others; throws if the results of the others change. */
function besides(kind: Kind, plugin: object): readonly string[] {
  const hub = bystanders.with(plugin);
  const isRefused = hub.diagnostics.some(({ code }) => REFUSED.has(code));
  const results: Told = isRefused ? { ...before, diagnostics: hub.diagnostics } : everything(hub);
  const { id } = isRefused ? { id: undefined } : (plugin as Plugin);
  const name = `${kind}/${id}`;
  expect(everyPlugin(hub).filter((one) => one !== name)).toEqual(everyPlugin(bystanders));
  for (const [key, { by, text }] of before.answers) {
    const now = results.answers.get(key);
    if (now?.by.includes(name) || by.includes(name) || now?.text === text) continue;
    expect([key, now?.text]).toEqual([key, text]);
  }
  for (const [key, { by }] of results.answers)
    if (!before.answers.has(key) && !by.includes(name)) throw new Error(`${key} is new.`);
  // The wildcard plugin replaces itself, which a hub reports.
  const faults = results.diagnostics.filter(({ code }) => code !== "nothing-to-replace");
  for (const { plugin: of, code, message } of faults) {
    // The sample of a task is called even if its parameters are missing.
    if (of === undefined && code === "unknown-parameter") continue;
    if (of?.startsWith(`${kind}/`) !== true) throw new Error(`${of} is blamed: ${message}`);
    if (!/^\S+\/\S* .*\.$/s.test(message) || message.length > 3000)
      throw new Error(
        `The message does not say who, what and how to fix it: ${message.slice(0, 500)}`,
      );
  }
  return [...new Set(faults.map(({ message }) => message))];
}

// Allowed return values; the kit checks whether inputs match their task.
const JSON_LIKE = [
  "a number",
  "true",
  "a string",
  "an empty string",
  "an empty object",
  "an empty array",
  "an object of junk",
  "an object without a prototype",
  "ten million characters",
  "`__proto__`",
  "`constructor`",
  "an absence of junk",
];
const TEXTS = [
  "a string",
  "an empty string",
  "ten million characters",
  "`__proto__`",
  "`constructor`",
];
const FITS: Readonly<Record<string, readonly string[]>> = {
  "parameters.count.sample": ["nothing", "a number"],
  sample: JSON_LIKE,
  callAs: ["nothing"],
  snippets: ["code of another language"],
  providerIdOf: ["nothing", ...TEXTS],
  handles: ["nothing"],
  "tasks[0].parameters.count.convert": ["null", ...JSON_LIKE],
  refuses: ["nothing"],
  recognise: ["an empty array"],
};

const put =
  (value: unknown) =>
  (into: object, key: string): void =>
    void Object.defineProperty(into, key, { value, enumerable: true });

type Case = readonly [name: string, run: () => void | Promise<void>];
type Messages = readonly string[] | Promise<readonly string[]>;

/** The cases that fail, with their errors. */
async function failing(cases: readonly Case[]): Promise<readonly string[]> {
  const errors: string[] = [];
  // Seven divides no number of ways, so every way is tried somewhere.
  for (const [name, run] of sampled(cases, 7)) {
    try {
      await run();
    } catch (error) {
      errors.push(`${name}: ${String(error)}`);
    }
  }
  return errors;
}

/** Each place with each fault; `messagesOf` is called with the faulty value. */
function* faultyCases(
  whole: object,
  returned: readonly Way[],
  messagesOf: (faulty: object) => Messages,
): Iterable<Case> {
  for (const place of placesOf(whole)) {
    const name = nameOf(place);
    const at = (value: unknown): Messages => messagesOf(withAt(whole, place, put(value)));
    for (const way of JUNK)
      yield [`${name} is ${way.name}`, async () => void (await at(way.make()))];
    if (typeof valueAt(whole, place) !== "function") continue;
    for (const way of THROWN) {
      const run = async (): Promise<void> => {
        let calls = 0;
        const messages = await at((): never => {
          calls++;
          throw way.make();
        });
        // A fault in a function that is never called proves nothing: ask.ts must call it.
        expect([calls > 0, messages.length > 0]).toEqual([true, true]);
      };
      yield [`${name} throws ${way.name}`, run];
    }
    for (const way of returned) {
      const isReported = FITS[name]?.includes(way.name) !== true;
      const run = async (): Promise<void> => {
        const isFound = (await at(() => way.make())).length > 0;
        // The values that fit are known for plugins only.
        expect(isFound).toBe(returned === RETURNED ? isReported : isFound);
      };
      yield [`${name} returns ${way.name}`, run];
    }
  }
}

/** Getters that throw at the second read, and functions that change everything that they get. */
function* trickyCases(kind: Kind, plugin: Plugin): Iterable<Case> {
  for (const place of placesOf(plugin)) {
    const name = nameOf(place);
    const right = valueAt(plugin, place);
    if (name.startsWith("~hub")) continue;
    const getter = (): void => {
      let reads = 0;
      const get = (): unknown => {
        if (++reads > 1) throw new Error("boom");
        return right;
      };
      const bad = withAt(plugin, place, (into, key) => {
        Object.defineProperty(into, key, { get, enumerable: true });
      });
      expect(besides(kind, bad).join()).toMatch(/getter/);
    };
    yield [`${name} is a getter`, getter];
    if (typeof right !== "function") continue;
    const changing = (): void => {
      const bad = function (this: unknown, ...given: unknown[]): unknown {
        changeAll([this, ...given, bystanders, ...BYSTANDERS]);
        return (right as (...given: unknown[]) => unknown).apply(this, given);
      };
      besides(kind, withAt(plugin, place, put(bad)));
      expect(everything(bystanders).answers).toEqual(before.answers);
    };
    yield [`${name} changes its arguments`, changing];
  }
}

describe.each(KINDS)("a %s", (kind) => {
  test("the complete plugins have every field of the schema", () => {
    expect(missingFields(kind, WHOLE[kind])).toEqual([]);
  });

  describe.each([...WHOLE[kind].entries()])("%i", (_, whole) => {
    const plugin = stamped(kind, whole);

    test("is valid", () => expect(besides(kind, plugin)).toEqual([]));

    test("any faulty field or function loses only its own snippets", async () => {
      const faulty = faultyCases(whole, RETURNED, (spec) => besides(kind, stamped(kind, spec)));
      expect(await failing([...faulty, ...trickyCases(kind, plugin)])).toEqual([]);
    });

    test.each([0, 2, 99, -1, 1.5, NaN, "1", null, undefined])("its version is %j", (version) => {
      expect(besides(kind, { ...plugin, "~hub": { version, kind } })).toHaveLength(1);
    });

    test("its id or alias is taken, or is a name in Object.prototype", () => {
      const prefix = kind === "client" ? "js/" : "";
      const [first] = BYSTANDERS.filter((one) => one["~hub"].kind === kind);
      for (const name of ["constructor", "toString", "hasOwnProperty", "__proto__"]) {
        besides(kind, { ...plugin, id: prefix + name });
        besides(kind, { ...plugin, aliases: [prefix + name] });
      }
      expect(besides(kind, { ...plugin, aliases: [first!.id] }).join()).toMatch(/alias/);
      const { replaces: _, ...same } = { ...plugin, id: first!.id } as Plugin<"client">;
      expect(bystanders.with(same).diagnostics.map(({ code }) => code)).toEqual(["duplicate-id"]);
      expect(everything(bystanders.with(same)).answers).toEqual(before.answers);
    });
  });
});

describe("a language", () => {
  /** The diagnostics of a client whose language has another value at a path. */
  const diagnosticsOf = async (language: object): Promise<readonly string[]> => {
    const make = (): Plugin<"client"> => {
      const odd = defineLanguage(language as typeof LANGUAGE);
      const print = ({ inputs }: Call): Code => {
        const need = odd.requires("a", "c");
        return odd`
          use "b"

          ${need}
          say(${odd.variable("a", "name")}, ${inputs as string})
        ` as Code;
      };
      return defineClient({
        id: "odd/faulty",
        label: "Faulty",
        language: odd.language,
        order: 1,
        templates: [template(plain, print as never)],
      });
    };
    const entry = { kind: "client", id: "odd/faulty" } as const;
    const { plugins, diagnostics } = await loadPlugins([
      { ...entry, load: async () => ({ default: make() }) },
    ]);
    const reports = plugins.flatMap((one) => besides("client", one as object));
    return [...diagnostics.map(({ message }) => message), ...reports];
  };

  test("is valid", async () => expect(await diagnosticsOf(LANGUAGE)).toEqual([]));

  test("any faulty part loses only its own snippets", async () => {
    // A promise that fails would be reported by Node.
    const cases = [...faultyCases(LANGUAGE, JUNK, diagnosticsOf)];
    expect(await failing(cases)).toEqual([]);
  });
});

test("a proxy that throws after registration loses snippets, and nothing else throws", () => {
  const model = parseModel({ id: "example-org/plain", pipeline_tag: "plain" }).model!;
  for (const kind of KINDS) {
    let isBroken = false;
    const broken = (): void => {
      if (isBroken) throw new Error("boom");
    };
    const plugin = new Proxy(stamped(kind, WHOLE[kind][0]!), {
      get: (target, key, self) => (broken(), Reflect.get(target, key, self)),
    });
    const hub = bystanders.with(plugin);
    expect(hub.diagnostics.map(({ code }) => code)).toEqual(["nothing-to-replace"]);
    isBroken = true;
    inferenceSnippets(hub, { model, provider: "provider-one" });
    loadSnippets(hub, model);
  }
});

const ROW = /^- A (\w+) whose `(.+)` (is|returns|throws) (.+):\n\n {2}> (.+)$/gm;
const WAYS = { is: JUNK, returns: RETURNED, throws: THROWN };

test("the page quotes the messages", async () => {
  const page = await readFile("docs/plugins/faults.md", "utf8");
  const rows = [...page.matchAll(ROW)] as unknown as [
    string,
    Kind,
    string,
    keyof typeof WAYS,
    string,
    string,
  ][];
  expect(rows.length).toBeGreaterThan(20);
  for (const [, kind, name, does, how, message] of rows) {
    const plugin = stamped(kind, WHOLE[kind][0]!);
    const place = placesOf(plugin).find((one) => nameOf(one) === name)!;
    const { make } = WAYS[does].find((one) => one.name === how)!;
    const bad = (): unknown => {
      if (does === "throws") throw make();
      return make();
    };
    const [first] = besides(kind, withAt(plugin, place, put(does === "is" ? make() : bad)));
    expect(first).toBe(message);
  }
});
