// Every field and function of every kind of plugin, faulty in every way: the results of the other plugins stay
// the same.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { js } from "hubsmith/code";
import { defineLanguage } from "hubsmith/language";
import type { Code } from "#core/code/tag";
import { createCheckedHub } from "#core/checked/index";
import {
  appSnippets,
  type Call,
  createHub as createTrustingHub,
  defineApp,
  defineClient,
  type Diagnostic,
  type Hub,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  parseModel,
  type Plugin,
  template,
} from "hubsmith";
import { type Kind, KINDS } from "#core/kinds/index";
import { client, label, serving } from "../samples/small.ts";
import { changedAt, pathOf } from "../watch/inject.ts";
import { sampled } from "../sampled.ts";
import type { Step } from "../watch/track.ts";
import { pluginsIn, type Results, resultsOf } from "./results.ts";
import { changeAll, JUNK_VALUES, RETURNED, THROWN, type Junk } from "./junk.ts";
import { missingFields, placesOf, valueAt } from "./places.ts";
import { BYSTANDERS, LANGUAGE, plain, WHOLE } from "./complete-plugins.ts";
import { WRONG } from "./wrong-values.ts";

const REFUSED = new Set(["invalid-plugin", "not-a-plugin", "unknown-version", "unknown-kind"]);
const bystanders = createCheckedHub(BYSTANDERS);
const trusting = createTrustingHub(BYSTANDERS);
const before = resultsOf(bystanders);

const stamped = (kind: Kind, spec: object): Plugin =>
  ({ "~hub": { version: 1, kind }, ...spec }) as Plugin;

const everyPlugin = (hub: Hub): readonly string[] =>
  pluginsIn(hub).map((plugin) => `${plugin["~hub"].kind}/${plugin.id}`);

const PARAMETER_CODES = new Set(["unknown-parameter", "parameter-range", "parameter-dropped"]);

/** The diagnostics of a plugin in a hub with others; throws if the results of the others change. */
function besides(kind: Kind, plugin: object, others: Hub = bystanders): readonly string[] {
  const hub = others.with(plugin);
  const isRefused = hub.diagnostics.some(({ code }) => REFUSED.has(code));
  const results: Results = isRefused ? { ...before, diagnostics: hub.diagnostics } : resultsOf(hub);
  const { id } = isRefused ? { id: undefined } : (plugin as Plugin);
  const name = `${kind}/${id}`;
  expect(everyPlugin(hub).filter((other) => other !== name)).toEqual(everyPlugin(others));
  for (const [key, { by, text }] of before.answers) {
    const now = results.answers.get(key);
    if (now?.by.includes(name) || by.includes(name) || now?.text === text) continue;
    expect([key, now?.text]).toEqual([key, text]);
  }
  for (const [key, { by }] of results.answers)
    if (!before.answers.has(key) && !by.includes(name)) throw new Error(`${key} is new.`);
  // A plugin may replace one that is not there, which a hub reports.
  const faults = results.diagnostics.filter(({ code }) => code !== "nothing-to-replace");
  for (const { plugin: of, code, message } of faults) {
    // The sample of a task is called even if its parameters are missing, have another range, or need streaming.
    if (of === undefined && PARAMETER_CODES.has(code)) continue;
    if (of?.startsWith(`${kind}/`) !== true) throw new Error(`${of} is blamed: ${message}`);
    if (!/^\S+\/\S* .*\.$/s.test(message) || message.length > 3000)
      throw new Error(
        `The message does not say who, what and how to fix it: ${message.slice(0, 500)}`,
      );
  }
  return [...new Set(faults.map(({ message }) => message))];
}

const namesOf = (...kinds: readonly Junk["fits"][]): readonly string[] =>
  RETURNED.filter(({ fits }) => kinds.includes(fits)).map(({ name }) => name);
// Allowed return values; the kit checks whether inputs match their task.
const FITS: Readonly<Record<string, readonly string[]>> = {
  "parameters.count.sample": ["nothing", "a number"],
  sample: namesOf("text", "json"),
  "recipes[0].sample": ["nothing", ...namesOf("text", "json")],
  convert: namesOf("text", "json"),
  callAs: ["nothing"],
  // A value of the record may be what cannot be printed.
  snippets: ["code of another language", "code that cannot be printed"],
  providerIdOf: ["nothing", ...namesOf("text")],
  handlerOf: ["nothing"],
  "tasks[0].parameters.count.convert": ["null", ...namesOf("text", "json")],
  refuses: ["nothing"],
  recognize: ["an empty array"],
};

const withAt = (whole: object, place: readonly Step[], value: unknown): object =>
  changedAt(whole, place, () => value) as object;

interface Case {
  readonly name: string;
  readonly run: () => void | Promise<void>;
  /** Whether it is always tried, because the page has its message. */
  readonly isWorded?: boolean;
}
type Messages = readonly string[] | Promise<readonly string[]>;

/** The cases that fail, with their errors. */
async function failing(cases: readonly Case[]): Promise<readonly string[]> {
  const errors: string[] = [];
  const [always, others] = [true, false].map((is) =>
    cases.filter(({ isWorded = false }) => isWorded === is),
  ) as [Case[], Case[]];
  // Seven divides no number of ways, so every way is tried somewhere.
  for (const { name, run } of [...always, ...sampled(others, 7)]) {
    try {
      await run();
    } catch (error) {
      errors.push(`${name}: ${String(error)}`);
    }
  }
  return errors;
}

const PAGE = readFileSync("docs/plugins/faults.md", "utf8");
const wording = new Set<string>();
/** Keeps messages for the page. */
const worded = (messages: readonly string[]): readonly string[] => {
  for (const message of messages) wording.add(message);
  return messages;
};

/** Each place with each fault; `messagesOf` is called with the faulty value. */
function* faultyCases(
  whole: object,
  returned: readonly Junk[],
  messagesOf: (faulty: object, others?: Hub) => Messages,
  missing: readonly (readonly Step[])[] = [],
): Iterable<Case> {
  const isPlugin = returned === RETURNED;
  for (const place of [...placesOf(whole), ...missing]) {
    const path = pathOf(place);
    const isFunction = typeof valueAt(whole, place) === "function";
    const ways = { is: JUNK_VALUES, ...(isFunction ? { throws: THROWN, returns: returned } : {}) };
    for (const [how, all] of Object.entries(ways))
      for (const { name, make } of all) {
        const isWorded = isPlugin && PAGE.includes(` whose \`${path}\` ${how} ${name}:\n`);
        const run = async (): Promise<void> => {
          let calls = 0;
          const faulty = (): unknown => {
            calls++;
            if (how === "throws") throw make();
            return make();
          };
          const value = withAt(whole, place, how === "is" ? make() : faulty);
          const messages = await messagesOf(value);
          if (isWorded) worded(messages);
          if (how === "is") return;
          // A fault in a function that is never called proves nothing: results.ts must call it.
          expect(calls).toBeGreaterThan(0);
          // The values that fit are known for plugins only.
          if (how === "returns" && !isPlugin) return;
          const fits = how === "returns" && FITS[path]?.includes(name) === true;
          const trusted = how === "throws" ? await messagesOf(value, trusting) : messages;
          expect([messages, trusted].map(({ length }) => length > 0)).toEqual([!fits, !fits]);
        };
        yield { name: `${path} ${how} ${name}`, isWorded, run };
      }
  }
}

const copyOf = (whole: unknown): object =>
  Array.isArray(whole) ? [...(whole as readonly unknown[])] : { ...(whole as object) };

/** Getters that throw at the second read, and functions that change everything that they get. */
function* trickyCases(kind: Kind, plugin: Plugin): Iterable<Case> {
  for (const place of placesOf(plugin)) {
    const name = pathOf(place);
    const right = valueAt(plugin, place);
    if (name.startsWith("~hub")) continue;
    const getter = (): void => {
      let reads = 0;
      const get = (): unknown => {
        if (++reads > 1) throw new Error("boom");
        return right;
      };
      const key = place.at(-1)!;
      const bad = changedAt(plugin, place.slice(0, -1), (whole) =>
        Object.defineProperty(copyOf(whole), key, { get, enumerable: true }),
      ) as object;
      expect(besides(kind, bad).join()).toMatch(/getter/);
    };
    yield { name: `${name} is a getter`, run: getter };
    if (typeof right !== "function") continue;
    const changing = (): void => {
      const bad = function (this: unknown, ...given: unknown[]): unknown {
        changeAll([this, ...given, bystanders, ...BYSTANDERS]);
        return (right as (...given: unknown[]) => unknown).apply(this, given);
      };
      besides(kind, withAt(plugin, place, bad));
      expect(resultsOf(bystanders).answers).toEqual(before.answers);
    };
    yield { name: `${name} changes its arguments`, run: changing };
  }
}

describe.each(KINDS)("a %s", (kind) => {
  const whole = WHOLE[kind];
  const plugin = stamped(kind, whole);

  test("is valid", () => expect(besides(kind, plugin)).toEqual([]));

  test("any faulty field or function loses only its own snippets", async () => {
    const faulty = faultyCases(
      whole,
      RETURNED,
      (spec, others) => besides(kind, stamped(kind, spec), others),
      missingFields(kind, whole),
    );
    expect(await failing([...faulty, ...trickyCases(kind, plugin)])).toEqual([]);
  });

  test.each([0, 2, 99, -1, 1.5, NaN, "1", null, undefined])("its version is %j", (version) => {
    expect(worded(besides(kind, { ...plugin, "~hub": { version, kind } }))).toHaveLength(1);
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
    const reports = plugins.flatMap((plugin) => besides("client", plugin as object));
    return [...[...diagnostics, ...printed(language)].map(({ message }) => message), ...reports];
  };

  /** What an app reports whose command for Windows is in the language. */
  const printed = (language: object): readonly Diagnostic[] => {
    const app = defineApp({
      id: "odd-app",
      label: "Odd",
      summary: "Says something.",
      docsUrl: "https://odd.example",
      readOn: "2026-11-28",
      installs: { windows: { pip: ["odd"] } },
      runs: () => {
        const odd = defineLanguage(language as typeof LANGUAGE);
        return { commands: [{ purpose: "Say it", code: odd`say(${"it"})` }] };
      },
    });
    return appSnippets(createTrustingHub([app]), { id: "acme/otter", tags: [] }).diagnostics;
  };

  test("is valid", async () => expect(await diagnosticsOf(LANGUAGE)).toEqual([]));

  test("any faulty part loses only its own snippets", async () => {
    expect(await failing([...faultyCases(LANGUAGE, JUNK_VALUES, diagnosticsOf)])).toEqual([]);
  });
});

test("a proxy that throws after registration loses snippets, and nothing else throws", () => {
  const model = parseModel({ id: "example-org/plain", pipeline_tag: "plain" }).model!;
  for (const kind of KINDS) {
    let isBroken = false;
    const broken = (): void => {
      if (isBroken) throw new Error("boom");
    };
    const plugin = new Proxy(stamped(kind, WHOLE[kind]), {
      get: (target, key, self) => (broken(), Reflect.get(target, key, self)),
    });
    const hub = bystanders.with(plugin);
    expect(hub.diagnostics).toEqual([]);
    isBroken = true;
    inferenceSnippets(hub, { model, provider: "provider-one" });
    loadSnippets(hub, model);
  }
});

const rowsOf = (all: typeof WRONG): readonly (readonly [Kind, string, unknown])[] =>
  Object.entries(all).flatMap(([kind, places]) =>
    Object.entries(places).flatMap(([name, values]) =>
      values.map((value) => [kind as Kind, name, value] as const),
    ),
  );

function messagesFor(kind: Kind, name: string, value: unknown): readonly string[] {
  const plugin = stamped(kind, WHOLE[kind]);
  if (name === "") return besides(kind, { ...plugin, ...(value as object) });
  const places = [...placesOf(plugin), ...missingFields(kind, plugin)];
  const place = places.find((candidate) => pathOf(candidate) === name)!;
  const isFunction = typeof valueAt(plugin, place) === "function";
  return besides(kind, withAt(plugin, place, isFunction ? () => value : value));
}

test.each(rowsOf(WRONG))("a %s whose %s is nearly right is reported: %#", (...row) => {
  expect(worded(messagesFor(...row))).not.toEqual([]);
});

test("what is not a plugin is reported, and a plugin is reported until it is fixed", () => {
  const codeOf = (candidate: unknown): string | undefined => {
    const { diagnostics } = createCheckedHub([candidate]);
    worded(diagnostics.map(({ message }) => message));
    return diagnostics[0]?.code;
  };
  for (const value of [null, undefined, 1, "library", () => 1, Symbol("a"), {}, { "~hub": 1 }])
    expect(codeOf(value)).toBe("not-a-plugin");
  const odd = { ...stamped("library", WHOLE.library), filter: 1 as unknown };
  expect(codeOf({ ...odd, "~hub": { kind: "toString", version: 1 } })).toBe("unknown-kind");
  expect(codeOf(odd)).toBe("invalid-plugin");
  odd.filter = true;
  expect(codeOf(odd)).toBeUndefined();
});

test("a client that does not print the request prints whatever a provider does", () => {
  const odd = serving({ request: () => 7, answer: () => 7 });
  const print = ({ chatModelId }: Call): Code => js`sdk(${chatModelId})` as Code;
  const sdk = client("js/sdk", {
    refuses: undefined,
    templates: [template(label, print as never)],
  });
  const { model } = parseModel({ id: "acme/model", pipeline_tag: "label" });
  const request = { model: model!, provider: "acme", providerId: "small" };
  const { snippets } = inferenceSnippets(
    createCheckedHub([label, odd, client("js/odd"), sdk]),
    request,
  );
  expect(snippets.map((snippet) => snippet.client)).toEqual(["sdk"]);
});

test("in a hub that trusts its plugins, no return value ends a generator", () => {
  const model = parseModel({ id: "example-org/plain", pipeline_tag: "plain" }).model!;
  const functions = KINDS.flatMap((kind) => {
    const plugin = stamped(kind, WHOLE[kind]);
    const places = placesOf(plugin).filter((place) => typeof valueAt(plugin, place) === "function");
    return places.map((place) => [plugin, place] as const);
  });
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...functions), anything, ([plugin, place], value) => {
      const hub = trusting.with(withAt(plugin, place, () => value));
      const { snippets, notOffered } = inferenceSnippets(hub, { model, provider: "faulty" });
      expect(snippets.length + notOffered.length).toBeGreaterThan(0);
      loadSnippets(hub, { ...model, library_name: "faulty" });
    }),
    { seed: 21, numRuns: 300 },
  );
});

test("the page quotes messages", () => {
  const quoted = Array.from(PAGE.matchAll(/^ {2}> (.+)$/gm), ([, message]) => message!);
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter((message) => !wording.has(message))).toEqual([]);
});
