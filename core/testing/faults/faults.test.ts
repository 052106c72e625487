// Every field and every function of every kind of plugin, at fault in every way: the others give what they gave before.
import { describe, expect, test } from "vitest";
import { type Code, defineLanguage } from "../../code/index.ts";
import { createHub } from "../../checked/index.ts";
import {
  type Call,
  defineClient,
  type Hub,
  inferenceSnippets,
  type Kind,
  loadPlugins,
  loadSnippets,
  parseModel,
  type Plugin,
  template,
} from "../../index.ts";
import { everything, type Told } from "./ask.ts";
import { BYSTANDERS, plain } from "./bystanders.ts";
import { missingFields, nameOf, type Place, placesOf, standsAt, withAt } from "./places.ts";
import { changeAll, JUNK, RETURNED, THROWN, type Way } from "./ways.ts";
import { LANGUAGE, WHOLE } from "./whole.ts";

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

// Allowed return values; whether inputs have the shape of their task is for the kit to check.
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
  callAs: ["nothing"],
  snippets: ["code of another language"],
  providerIdOf: ["nothing", ...TEXTS],
  handles: ["nothing"],
  "tasks[0].parameters.count.convert": ["null", ...JSON_LIKE],
  refuses: ["nothing"],
  recognise: ["an empty list"],
};

const put =
  (value: unknown) =>
  (into: object, key: string): void =>
    void Object.defineProperty(into, key, { value, enumerable: true });

const TIMEOUT = { timeout: 300_000 };
type Case = readonly [name: string, run: () => void | Promise<void>];

// All cases run in CI; elsewhere one in seven, which divides no number of ways.
const sampled = (cases: readonly Case[]): readonly Case[] =>
  cases.filter((_, at) => process.env["CI"] !== undefined || at % 7 === 0);

/** The cases that fail, with their errors. */
async function failing(cases: readonly Case[]): Promise<readonly string[]> {
  const errors: string[] = [];
  for (const [name, run] of sampled(cases)) {
    try {
      await run();
    } catch (error) {
      errors.push(`${name}: ${String(error)}`);
    }
  }
  return errors;
}

function casesOf(kind: Kind, whole: object): readonly Case[] {
  const plugin = stamped(kind, whole);
  const places = placesOf(whole);
  return places.flatMap((place): readonly Case[] => {
    const name = nameOf(place);
    const right = standsAt(whole, place);
    const told = (value: unknown): readonly string[] =>
      besides(kind, withAt(plugin, place, put(value)));
    const fields = JUNK.map((way): Case => [`${name} is ${way.name}`, () => void told(way.make())]);
    fields.push([`${name} is a getter`, () => expectGetter(kind, plugin, place)]);
    if (typeof right !== "function") return fields;
    const throwing = THROWN.map((way): Case => {
      const test = (): void => {
        let calls = 0;
        const reports = told((): never => {
          calls++;
          throw way.make();
        });
        // A function that nothing calls is not shown to be harmless: ask.ts must call it.
        expect([calls > 0, reports.length > 0]).toEqual([true, true]);
      };
      return [`${name} throws ${way.name}`, test];
    });
    const returning = RETURNED.map((way): Case => {
      const isReported = FITS[name]?.includes(way.name) !== true;
      const test = (): void => expect(told(() => way.make()).length > 0).toBe(isReported);
      return [`${name} returns ${way.name}`, test];
    });
    const changing = (): void => {
      told(function (this: unknown, ...given: unknown[]): unknown {
        changeAll([this, ...given, bystanders, ...BYSTANDERS]);
        return (right as (...given: unknown[]) => unknown).apply(this, given);
      });
      expect(everything(bystanders).answers).toEqual(before.answers);
    };
    return [...fields, ...throwing, ...returning, [`${name} changes its arguments`, changing]];
  });
}

// The second read throws.
function expectGetter(kind: Kind, plugin: Plugin, place: Place): void {
  let reads = 0;
  const get = (): unknown => {
    if (++reads > 1) throw new Error("boom");
    return standsAt(plugin, place);
  };
  const bad = withAt(plugin, place, (into, key) => {
    Object.defineProperty(into, key, { get, enumerable: true });
  });
  expect(besides(kind, bad).join()).toMatch(/getter/);
}

describe.each(KINDS)("a %s", (kind) => {
  test("the complete plugins have every field of the schema", () => {
    expect(missingFields(kind, WHOLE[kind])).toEqual([]);
  });

  describe.each([...WHOLE[kind].entries()])("%i", (_, whole) => {
    const plugin = stamped(kind, whole);

    test("is valid", () => expect(besides(kind, plugin)).toEqual([]));

    test("any faulty field or function costs its own snippets only", TIMEOUT, async () => {
      expect(await failing(casesOf(kind, whole))).toEqual([]);
    });

    test.each([0, 2, 99, -1, 1.5, NaN, "1", null, undefined])("its version is %j", (version) => {
      expect(besides(kind, { ...plugin, "~hub": { version, kind } })).toHaveLength(1);
    });

    test("its id or alias is taken, or a name of every object", () => {
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
  /** What is reported of a client whose language has something else at a place. */
  const told = async (language: object): Promise<readonly string[]> => {
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

  test("is valid", async () => expect(await told(LANGUAGE)).toEqual([]));

  test("any faulty part costs its own snippets only", TIMEOUT, async () => {
    const cases = placesOf(LANGUAGE).flatMap((place): readonly Case[] => {
      const name = nameOf(place);
      const at = (value: unknown) => told(withAt(LANGUAGE, place, put(value)));
      const fields = JUNK.map((way): Case => [
        `${name} is ${way.name}`,
        async () => void (await at(way.make())),
      ]);
      if (typeof standsAt(LANGUAGE, place) !== "function") return fields;
      const throwing = THROWN.map((way): Case => {
        const bad = (): never => {
          throw way.make();
        };
        return [`${name} throws ${way.name}`, async () => expect(await at(bad)).not.toEqual([])];
      });
      const returning = JUNK.map((way): Case => [
        `${name} returns ${way.name}`,
        async () => void (await at(() => way.make())),
      ]);
      return [...fields, ...throwing, ...returning];
    });
    expect(await failing(cases)).toEqual([]);
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

test("the page of faults says what is said", async () => {
  const place = (name: string, plugin: object): readonly (string | number)[] =>
    placesOf(plugin).find((one) => nameOf(one) === name)!;
  const row = ([kind, name, how, ways]: (typeof ROWS)[number]): string => {
    const plugin = stamped(kind, WHOLE[kind][0]!);
    const { make } = ways.find(({ name: one }) => one === how)!;
    const isThrown = ways === THROWN;
    const bad = (): unknown => {
      if (isThrown) throw make();
      return make();
    };
    const value = ways === JUNK ? make() : bad;
    const [said] = besides(kind, withAt(plugin, place(name, plugin), put(value)));
    const does = ways === JUNK ? "is" : isThrown ? "throws" : "returns";
    return `- A ${kind} whose \`${name}\` ${does} ${how}:\n\n  > ${said}\n`;
  };
  const page = `${INTRODUCTION}\n${ROWS.map(row).join("\n")}\n${NOT_DEFENDED}`;
  await expect(page).toMatchFileSnapshot("../../../docs/plugins/faults.md");
});

const ROWS: readonly (readonly [kind: Kind, place: string, how: string, ways: readonly Way[]])[] = [
  ["library", "snippets", "an error", THROWN],
  ["library", "snippets", "a text", RETURNED],
  ["library", "snippets", "a promise that fails", RETURNED],
  ["library", "snippets", "an absence of junk", RETURNED],
  ["library", "prettyLabel", "an empty object", JUNK],
  ["library", "repoName", "a proxy that throws", JUNK],
  ["provider", "tasks[0].request", "an error", THROWN],
  ["provider", "tasks[0].request", "nothing", RETURNED],
  ["provider", "tasks[0].answer", "an object of junk", RETURNED],
  ["provider", "tasks[0].job", "an empty object", RETURNED],
  ["provider", "tasks[0].parameters.count.convert", "a function", RETURNED],
  ["provider", "providerIdOf", "a number", RETURNED],
  ["provider", "handles", "true", RETURNED],
  ["client", "refuses", "a text", RETURNED],
  ["client", "templates[0].print", "code of another language", RETURNED],
  ["client", "otherwise", "an error", THROWN],
  ["task", "sample", "a promise", RETURNED],
  ["task", "callAs", "a text", RETURNED],
  ["task", "parameters.count.sample", "a text", RETURNED],
  ["task", "routerApi.request", "an error", THROWN],
  ["quantization", "recognise", "a list of junk", RETURNED],
];

const INTRODUCTION = `# What a faulty plugin costs

<!-- Made by \`npx vitest run core/testing/faults/faults.test.ts -u\`; not to be edited. -->

\`\`\`ts
import { defineLibrary, loadSnippets, parseModel } from "hubsmith";
import { createHub } from "hubsmith/checked";

const faulty = defineLibrary({
  id: "faulty",
  prettyLabel: "Faulty",
  repoName: "faulty",
  repoUrl: "https://faulty.example",
  filter: false,
  snippets: () => {
    throw new Error("boom");
  },
});
const { model } = parseModel({ id: "example-org/chat", library_name: "faulty" });
const { notOffered, diagnostics } = loadSnippets(createHub([faulty]), model!);
console.log(notOffered, diagnostics); // plugin-threw, with the reason
\`\`\`

A faulty plugin costs its own snippets only. All other snippets stay the same, byte for byte. The generators never throw. A diagnostic
names the plugin and says how to fix it.

| fault                                                         | what you see                                                                       |
| ------------------------------------------------------------- | ---------------------------------------------------------------------------------- |
| its module does not load, or throws                           | \`load-failed\`; the command exits with the file and the line if \`--plugin\` names it |
| a field is missing, has a wrong type, or is a getter          | \`invalid-plugin\`: the plugin is left out, with the field and how to fix it         |
| the value is not a plugin, or cannot be read                  | \`not-a-plugin\`: left out                                                           |
| another version of the plugin API                             | \`unknown-version\`: left out, with what to update                                   |
| an id or alias of another plugin of the kind                  | \`duplicate-id\`, \`duplicate-alias\`: the first plugin keeps it                       |
| \`replaces\` names an id that no plugin has                     | \`nothing-to-replace\`: the plugin is added under its own id                         |
| a function throws                                             | \`plugin-threw\`: its snippets are absent, each with the reason                      |
| a function returns a wrong value, or code of another language | \`wrong-return\`: its snippets are absent, with what to return                       |
| it changes its arguments                                      | \`changed-input\`: arguments are frozen, so other plugins never see a change         |

\`loadPlugins\` reports \`load-failed\`, \`createHub\` of \`hubsmith/checked\` all others. The command checks the plugins of \`--plugin\` and
\`hubsmith.config.ts\` in the same way, and so do the lab and the kit. \`createHub\` of \`hubsmith\` trusts its plugins: it does not validate
fields and return values, so a wrong value may print a wrong snippet. It reports conflicts, other versions and functions that throw.
Both protect [the user's key](../../SECURITY.md).

The command writes diagnostics to standard error, and to \`diagnostics\` in its output. The app shows them in a notice above the panel,
and as reasons under "Why not?". These are some of the messages:
`;

const NOT_DEFENDED = `## What is not defended

A plugin is code that its host chose to run, with all the rights of the page or process. The kernel freezes the plugin's arguments, and a
checked hub validates its return values. JavaScript has no further isolation inside a page. So nothing stops a plugin that

- changes \`Object.prototype\`, \`JSON.stringify\` or anything else that all code shares,
- never returns, or uses all memory,
- reads the page, the environment or the disk, or calls the network,
- is a proxy that throws after it was added (the generators still do not throw, but may print nothing),
- returns a promise that is rejected.

The kit finds the first and the third by calling the plugin in isolation (\`is-pure\`), if the plugin does it when it is called. This is not a
sandbox either. Read the code of a plugin, or trust its author, before you add it. Pin its version.
`;
