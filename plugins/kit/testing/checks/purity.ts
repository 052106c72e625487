// The pure check calls everything again, in reverse order: the results must be the same, from the arguments only.
import { isDeepStrictEqual } from "node:util";
import type { Model, Plugin } from "hubsmith";
import { attempt, type Check, type CheckContext } from "./check.ts";
import { anyModel } from "../subjects/fixtures.ts";
import { INSTEAD, watchEnvironment } from "../watch/environment.ts";

const SHARED: Readonly<Record<string, object>> = {
  "Object.prototype": Object.prototype,
  "Array.prototype": Array.prototype,
  "Function.prototype": Function.prototype,
  "String.prototype": String.prototype,
  "Number.prototype": Number.prototype,
  "RegExp.prototype": RegExp.prototype,
  "Map.prototype": Map.prototype,
  "Set.prototype": Set.prototype,
  "Promise.prototype": Promise.prototype,
  Object,
  Array,
  JSON,
  Math,
  Reflect,
};

// The original values: a plugin that changed one may change it to the same value again.
const before = Object.entries(SHARED).map(
  ([name, on]) => [name, on, Object.getOwnPropertyDescriptors(on)] as const,
);

// Restores changed shared objects, and names them.
const putBackShared = (): readonly string[] =>
  before.flatMap(([name, on, old]) => {
    const keys = new Set([...Reflect.ownKeys(old), ...Reflect.ownKeys(on)]);
    return [...keys].flatMap((key) => {
      // A table of functions inherits what a plugin adds to Object.prototype.
      const was = Object.hasOwn(old, key) ? old[key as keyof typeof old] : undefined;
      if (isSame(was, Object.getOwnPropertyDescriptor(on, key))) return [];
      if (was === undefined) Reflect.deleteProperty(on, key);
      else Reflect.defineProperty(on, key, was);
      return [`${name}.${String(key)}`];
    });
  });

const isSame = (a?: PropertyDescriptor, b?: PropertyDescriptor): boolean =>
  Object.is(a?.value, b?.value) && a?.get === b?.get && a?.set === b?.set;

interface Question {
  readonly name: string;
  first(): unknown;
  again(): unknown;
}

export const pureCheck: Check = {
  id: "is-pure",
  what: "The plugin returns the same result for the same input: in any order, at any time, on any machine.",
  why: "Pages are rendered in advance and cached, so results that vary are wrong for some readers.",
  fix: "Remove state outside the functions, and do not use the clock, random numbers, files or the network.",
  *find(plugin, context) {
    const questions = questionsOf(plugin, context);
    const first = questions.map((question) => question.first());
    const changed = putBackShared();
    const again = watchEnvironment((reached) =>
      questions
        .toReversed()
        .map((question) => ({ answer: question.again(), reached: reached() }))
        .toReversed(),
    );
    // The second call did it again.
    for (const name of new Set([...changed, ...putBackShared()])) {
      const message = `It changes ${name}, which all code of the page shares. Write your own function instead.`;
      yield { message, cause: name };
    }
    for (const [at, { name: where }] of questions.entries()) {
      const { answer, reached } = again[at]!;
      for (const { what, by } of reached) {
        const message = `It uses ${what} (\`${by}\`), but results must depend on the arguments only. ${INSTEAD[what]}.`;
        yield { where, message, cause: what };
      }
      const message =
        "A second call, in another order, returned a different result. Remove the state.";
      if (reached.length === 0 && !isDeepStrictEqual(first[at], answer)) yield { where, message };
    }
  },
};

function questionsOf(plugin: Plugin, { subjects, fixtures }: CheckContext): readonly Question[] {
  const ofSubjects = subjects.map(({ name, first, offer }) => ({
    name,
    first: () => shownIn(first()),
    again: () => shownIn(offer()),
  }));
  // Functions that no subject calls.
  const { recognize, providerIdOf } = plugin as Plugin<"quantization"> & Plugin<"provider">;
  const read: ((model: Model) => unknown) | undefined = recognize ?? providerIdOf;
  if (read === undefined) return ofSubjects;
  const more = [anyModel, ...fixtures].map(({ name, model }) => {
    const call = (): unknown => attempt(() => read(model));
    return { name, first: call, again: call };
  });
  return [...ofSubjects, ...more];
}

// Return values may contain functions, which are new each time; their results are compared.
const shownIn = (answered: object): unknown => ({ ...answered, returned: undefined });
