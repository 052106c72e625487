// Every field and every function of every kind of plugin, at fault in every way: the others give what they gave before.
import { describe, expect, test } from "vitest";
import { defineLanguage } from "../code/index.ts";
import {
  createHub,
  defineClient,
  type Hub,
  inferenceSnippets,
  type Kind,
  loadPlugins,
  loadSnippets,
  parseModel,
  type Plugin,
  template,
} from "../index.ts";
import { everything, type Told } from "./faults/ask.ts";
import { BYSTANDERS, plain } from "./faults/bystanders.ts";
import { missingFields, nameOf, placesOf, standsAt, withAt } from "./faults/places.ts";
import { changeAll, JUNK, RETURNED, THROWN, type Way } from "./faults/ways.ts";
import { LANGUAGE, WHOLE } from "./faults/whole.ts";

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

/** What is said of a plugin beside the others; throws where those give something else than before. */
function besides(kind: Kind, plugin: object): readonly string[] {
  const hub = bystanders.with(plugin);
  const isRefused = hub.diagnostics.some(({ code }) => REFUSED.has(code));
  const told: Told = isRefused ? { ...before, diagnostics: hub.diagnostics } : everything(hub);
  const { id } = isRefused ? { id: undefined } : (plugin as Plugin);
  const name = `${kind}/${id}`;
  expect(everyPlugin(hub).filter((one) => one !== name)).toEqual(everyPlugin(bystanders));
  for (const [key, { by, text }] of before.answers) {
    const now = told.answers.get(key);
    if (now?.by.includes(name) || by.includes(name) || now?.text === text) continue;
    expect([key, now?.text]).toEqual([key, text]);
  }
  for (const [key, { by }] of told.answers)
    if (!before.answers.has(key) && !by.includes(name)) throw new Error(`${key} is new.`);
  // What stands for all replaces itself, which a hub says of it.
  const faults = told.diagnostics.filter(({ code }) => code !== "nothing-to-replace");
  for (const { plugin: of, code, message } of faults) {
    // A task that does not say its parameters is asked for one all the same.
    if (of === undefined && code === "unknown-parameter") continue;
    if (of?.startsWith(`${kind}/`) !== true) throw new Error(`${of} is blamed: ${message}`);
    if (!/^\S+\/\S* .*\.$/s.test(message) || message.length > 3000)
      throw new Error(`This says not who, what and how to mend it: ${message.slice(0, 500)}`);
  }
  return [...new Set(faults.map(({ message }) => message))];
}

// What a function may well return; whether inputs have the shape of their task is for the kit to find.
const JSON_LIKE = [
  "a number",
  "true",
  "a text",
  "an empty text",
  "an empty object",
  "an empty list",
  "an object of junk",
  "an object without a prototype",
  "ten million characters",
  "`__proto__`",
  "`constructor`",
  "an absence of junk",
];
const TEXTS = ["a text", "an empty text", "ten million characters", "`__proto__`", "`constructor`"];
const FITS: Readonly<Record<string, readonly string[]>> = {
  "parameters.count.sample": ["nothing", "a number"],
  sample: JSON_LIKE,
  instead: ["nothing"],
  snippets: ["code of another language"],
  providerIdOf: ["nothing", ...TEXTS],
  serves: ["nothing"],
  "tasks[0].parameters.count.convert": ["null", ...JSON_LIKE],
  refuses: ["nothing"],
  recognise: ["an empty list"],
};

const put =
  (value: unknown) =>
  (into: object, key: string): void =>
    void Object.defineProperty(into, key, { value, enumerable: true });

describe.each(KINDS)("a %s", (kind) => {
  test("that stands for all has every field that a shape knows", () => {
    expect(missingFields(kind, WHOLE[kind])).toEqual([]);
  });

  describe.each([...WHOLE[kind].entries()])("%i", (_, whole) => {
    const plugin = stamped(kind, whole);
    const places = placesOf(whole);
    const functions = places.filter((place) => typeof standsAt(whole, place) === "function");

    test("is right as it is", () => expect(besides(kind, plugin)).toEqual([]));

    test.each(functions.map((place) => [nameOf(place), place] as const))(
      "%s throws",
      (_, place) => {
        for (const { name, make } of THROWN) {
          let calls = 0;
          const bad = (): never => {
            calls++;
            throw make();
          };
          const said = besides(kind, withAt(plugin, place, put(bad)));
          // What no question reaches is not shown to be harmless: ask.ts is to ask for it.
          expect([name, calls > 0, said.length > 0]).toEqual([name, true, true]);
        }
      },
    );

    test.each(functions.map((place) => [nameOf(place), place] as const))(
      "%s returns what it should not",
      (called, place) => {
        const silent = RETURNED.filter(
          ({ make }) =>
            besides(
              kind,
              withAt(
                plugin,
                place,
                put(() => make()),
              ),
            ).length === 0,
        );
        expect(silent.map(({ name }) => name).toSorted()).toEqual(
          [...(FITS[called] ?? [])].toSorted(),
        );
      },
    );

    test.each(functions.map((place) => [nameOf(place), place] as const))(
      "%s changes what it is given",
      (_, place) => {
        const right = standsAt(whole, place) as (...given: unknown[]) => unknown;
        const bad = function (this: unknown, ...given: unknown[]): unknown {
          changeAll([this, ...given, bystanders, ...BYSTANDERS]);
          return right.apply(this, given);
        };
        besides(kind, withAt(plugin, place, put(bad)));
        expect(everything(bystanders).answers).toEqual(before.answers);
      },
    );

    test.each(JUNK)("any field is $name", ({ make }) => {
      for (const place of places)
        expect(besides(kind, withAt(plugin, place, put(make())))).toBeDefined();
    });

    test("any field is a getter, and one that throws later", () => {
      for (const place of places) {
        let reads = 0;
        const get = (): unknown => {
          if (++reads > 1) throw new Error("boom");
          return standsAt(whole, place);
        };
        const bad = withAt(plugin, place, (into, key) => {
          Object.defineProperty(into, key, { get, enumerable: true });
        });
        expect(besides(kind, bad).join()).toMatch(/getter/);
      }
    });

    test.each([0, 2, 99, -1, 1.5, NaN, "1", null, undefined])("its version is %j", (version) => {
      expect(besides(kind, { ...plugin, "~hub": { version, kind } })).toHaveLength(1);
    });

    test("its id, or alias, is one that is there, or a name of every object", () => {
      const prefix = kind === "client" ? "js/" : "";
      const [first] = BYSTANDERS.filter((one) => one["~hub"].kind === kind);
      for (const name of ["constructor", "toString", "hasOwnProperty", "__proto__"]) {
        besides(kind, { ...plugin, id: prefix + name });
        besides(kind, { ...plugin, aliases: [prefix + name] });
      }
      expect(besides(kind, { ...plugin, aliases: [first!.id] }).join()).toMatch(/alias/);
      const {
        replaces: _,
        extends: __,
        ...same
      } = { ...plugin, id: first!.id } as Plugin<"client">;
      expect(bystanders.with(same).diagnostics.map(({ code }) => code)).toEqual(["duplicate-id"]);
      expect(everything(bystanders.with(same)).answers).toEqual(before.answers);
    });
  });
});

describe("a language", () => {
  const client =
    (spec: object): (() => Plugin<"client">) =>
    () => {
      const odd = defineLanguage(spec as typeof LANGUAGE);
      return defineClient({
        id: "odd/faulty",
        label: "Faulty",
        language: odd.language,
        order: 1,
        templates: [
          template(plain, ({ inputs }) => {
            const need = odd.needs("a", "c");
            return odd`
              use "b"

              ${need}
              say(${inputs})
            `;
          }),
        ],
      });
    };
  const loaded = async (make: () => unknown): Promise<readonly string[]> => {
    const entry = { kind: "client", id: "odd/faulty" } as const;
    const { plugins, diagnostics } = await loadPlugins([
      { ...entry, load: async () => ({ default: make() }) },
    ]);
    const said = plugins.flatMap((one) => besides("client", one as object));
    return [...diagnostics.map(({ message }) => message), ...said];
  };
  const places = placesOf(LANGUAGE);
  const functions = places.filter((place) => typeof standsAt(LANGUAGE, place) === "function");

  test("is right as it is", async () => expect(await loaded(client(LANGUAGE))).toEqual([]));

  test.each(functions.map((place) => [nameOf(place), place] as const))(
    "%s throws",
    async (_, place) => {
      for (const { make } of THROWN) {
        const bad = (): never => {
          throw make();
        };
        expect(await loaded(client(withAt(LANGUAGE, place, put(bad))))).not.toEqual([]);
      }
    },
  );

  test.each(JUNK)("any part is, or returns, $name", async ({ make }: Way) => {
    for (const place of places)
      expect(await loaded(client(withAt(LANGUAGE, place, put(make()))))).toBeDefined();
    for (const place of functions)
      expect(
        await loaded(
          client(
            withAt(
              LANGUAGE,
              place,
              put(() => make()),
            ),
          ),
        ),
      ).toBeDefined();
  });
});

test("a proxy that throws later than it is taken in costs snippets, and throws nothing", () => {
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
