// Values of any type for any place of a record or a call, and the check that plants them: nothing is thrown, and programs
// parse. The kit's hostile check plants strings.
import fc from "fast-check";
import {
  createHub,
  type InferenceRequest,
  inferenceSnippets,
  loadSnippets,
  type Model,
  type Plugin,
} from "hubsmith";
import { truncate } from "#core/base/describe";
import {
  type Check,
  type CheckContext,
  type Finding,
  isMisuse,
  isRefusal,
} from "#plugins/kit/testing/checks/check";
import type { Subject } from "#plugins/kit/testing/subjects/index";
import type { Step } from "#plugins/kit/testing/watch/track";

/** Values that JSON cannot represent, by their source. */
export const ODD: Readonly<Record<string, () => unknown>> = {
  "an object that contains itself": () => {
    const object = {};
    return Object.assign(object, { one: object });
  },
  "a getter that throws": () => ({
    get plain(): string {
      throw new Error("read");
    },
  }),
  "a revoked proxy": () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  undefined: () => undefined,
  "10n": () => 10n,
  "a symbol": () => Symbol("plain"),
  "a function": () => () => {},
  NaN: () => NaN,
  "a date": () => new Date(0),
  "5000 nested arrays": () => JSON.parse("[".repeat(5000) + "]".repeat(5000)) as unknown,
  "a long string": () => "\"'\\`\n".repeat(2 ** 10),
};

/** A value and the number of its place; places are counted from the start again after the last one. */
export interface Planted {
  readonly place: number;
  /** JSON, or the name of an odd value. */
  readonly value: { readonly json: unknown } | { readonly odd: string };
}

// Properties that any object has, or seems to have.
const NAMES: readonly string[] = ["__proto__", "constructor", "toString", "hasOwnProperty"];
const text = fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: "binary", minLength: 1 }));

const json: fc.Arbitrary<Planted["value"]> = fc.record({
  json: fc.anything({
    key: fc.oneof(fc.constantFrom("0", "type", "text"), text),
    values: [fc.constantFrom<unknown>(null, true, 0, -0, 1.5, 1e308, -1, ""), text],
    maxKeys: 3,
    depthSize: "small",
  }),
});
const odd = fc.record({ odd: fc.constantFrom(...Object.keys(ODD)) });

export const plants: fc.Arbitrary<Planted> = fc.record({
  place: fc.nat(),
  value: fc.oneof(json, json, odd),
});

export const valuesCheck = (planted: readonly Planted[]): Check => ({
  id: "random-values",
  what: "A record, inputs or parameters of any type have a program or a reason.",
  why: "Records are written by anybody.",
  fix: "Test the type of a field before you use it.",
  find: async (plugin, context) => {
    const places = context.subjects.flatMap((subject) =>
      stepsOf(subject).map((steps) => ({ subject, steps })),
    );
    if (places.length === 0) return [];
    const findings = planted.map(async ({ place, value }): Promise<readonly Finding[]> => {
      const { subject, steps } = places[place % places.length]!;
      const messages = await faultsOf(plugin, context, subject, steps, value);
      const shown = "odd" in value ? value.odd : fc.stringify(value.json);
      const where = subject.name;
      return messages.map((message) => ({
        where,
        message: `With ${truncate(shown, 200)} at ${steps.join(".")}: ${message}`,
      }));
    });
    return (await Promise.all(findings)).flat();
  },
});

/** The places of a call: the fields that the plugin reads, the inputs and the parameters. */
function stepsOf({ first, tried }: Subject): readonly (readonly Step[])[] {
  const read = first().reads.flatMap(({ steps, act }) => (act === "item" ? [] : [steps]));
  if (tried === undefined) return [[], ...read];
  const parameters = ["options", "parameters"];
  return [
    [],
    ["options", "inputs"],
    parameters,
    ...Object.keys(tried.task.parameters ?? {}).map((name) => [...parameters, name]),
    ...read.map((steps) => ["model", ...steps]),
  ];
}

async function faultsOf(
  plugin: Plugin,
  { subjects, inspect }: CheckContext,
  { model, tried }: Subject,
  steps: readonly Step[],
  planted: Planted["value"],
): Promise<readonly string[]> {
  const value = "odd" in planted ? ODD[planted.odd]!() : planted.json;
  const input = withValue(tried?.request ?? model, steps, value);
  const { snippets, notOffered, diagnostics } = tried
    ? inferenceSnippets(tried.hub, input as InferenceRequest)
    : loadSnippets(createHub([plugin]), input as Model);
  const thrown = diagnostics.filter(
    (diagnostic) =>
      isMisuse(diagnostic) || (diagnostic.code === "plugin-threw" && !isRefusal(diagnostic)),
  );
  const languages = new Map(
    subjects.flatMap((subject) =>
      subject.first().snippets.map(({ language }) => [language.id, language]),
    ),
  );
  const inspected = snippets.map(async ({ language, content: text }) => {
    const known = languages.get(language);
    const { faults } = known === undefined ? { faults: [] } : await inspect(known, { text });
    return faults.map(({ message }) => `${message}\n${text}`);
  });
  return [
    ...thrown.map(({ message }) => message),
    ...(snippets.length + notOffered.length > 0 ? [] : ["It has no program and no reason."]),
    ...(await Promise.all(inspected)).flat(),
  ];
}

/** A copy with another value at a place; missing parents are created. */
function withValue(tree: unknown, [first, ...rest]: readonly Step[], value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === "number") {
    const items = Array.isArray(tree) ? [...(tree as readonly unknown[])] : [];
    const at = Math.min(first, items.length);
    items[at] = withValue(items[at], rest, value);
    return items;
  }
  const members = (tree ?? {}) as Readonly<Record<string, unknown>>;
  return { ...members, [first]: withValue(members[first], rest, value) };
}
