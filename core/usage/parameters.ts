// The parameters of a call: what was asked for and what a sample shows, under the task's names and under the service's.
import { brief, isRecord } from "../hub/anything.ts";
import type { Value, ValueObject } from "../code/value.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { frozenCopy } from "../hub/frozen.ts";
import { attempt } from "../hub/guard.ts";
import { isJson } from "../model/inputs.ts";
import { DEEPEST } from "../model/json.ts";
import { renamed } from "../model/names.ts";
import { nameIn, readParameters } from "../model/parameter.ts";
import type { Task } from "../model/task.ts";
import type { InferenceOptions } from "./request.ts";
import { didYouMean, MOST_SAID } from "./unknown.ts";
import type { Way } from "./way.ts";

/** The parameters of a call. @internal */
export interface Parameters {
  /** Under the task's names, without those that the provider does not take. */
  readonly shown: ValueObject;
  /** Under the service's names; those that the task does not know apart, and under their own. */
  readonly taken: ValueObject;
  readonly others: ValueObject;
  /** The task's names of what was asked for, and of what the service does not take. */
  readonly asked: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}

/** The three that have an option of their own. @internal */
export type Usual = Pick<InferenceOptions, "temperature" | "max_tokens" | "top_p">;

/** The parameters of a call, or why they cannot be sent. @internal */
export function parametersFor(
  way: Way,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): Parameters | { readonly absence: Absence } {
  const { temperature, max_tokens, top_p, parameters } = options;
  const { last } = way;
  const isLast =
    last?.usual.temperature === temperature &&
    last?.usual.max_tokens === max_tokens &&
    last?.usual.top_p === top_p;
  if (parameters === undefined && last !== undefined && isLast) return last.parameters;
  const said = diagnostics.length;
  const found = findParameters(way, options, diagnostics);
  const usual = { temperature, max_tokens, top_p };
  const isSimple = Object.values(usual).every((one) => typeof one !== "object");
  if (parameters === undefined && isSimple && !("absence" in found) && diagnostics.length === said)
    way.last = { usual: usual as Usual, parameters: found };
  return found;
}

function findParameters(
  way: Way,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): Parameters | { readonly absence: Absence } {
  const { task, model, served, isByRouter } = way;
  const { temperature, max_tokens, top_p, parameters = {} } = options;
  const given: Record<string, Value> = {};
  for (const [name, value] of Object.entries({ temperature, max_tokens, top_p })) {
    if (value === undefined || value === null) continue;
    if (nameIn(task, name) !== undefined) given[name] = value;
    else {
      const message = `${task.id} has no ${name}; it is left out.`;
      diagnostics.push({ code: "option-ignored", message, path: `options.${name}` });
    }
  }
  if (!isRecord(parameters) || !isJson(parameters)) {
    const reason = `The parameters of ${task.id} must be an object of JSON nested at most ${DEEPEST} levels deep.`;
    return { absence: absent("wrong-parameter", reason, "Give names and values.") };
  }
  const all = { ...given, ...(parameters as ValueObject) };
  const made = attempt(`task/${task.id}`, "give sample parameters", diagnostics, () =>
    readParameters(task, all, model),
  );
  if (!("value" in made)) return { absence: made };
  if (!("value" in made.value)) return { absence: made.value };
  // Frozen, because plugins share them, and copied, because they may be the caller's own.
  const read = frozenCopy(made.value.value);
  const names = isByRouter ? {} : (served?.parameters ?? {});
  const takes = isByRouter ? undefined : served?.takesOthers;
  const takesOther = (name: string): boolean =>
    typeof takes === "object" ? !takes.but.includes(name) : takes !== false;
  const provider = `provider/${way.provider.id}`;
  const asTaken = attempt(provider, "convert parameters", diagnostics, () =>
    renamed(task, names, takesOther, read),
  );
  if (!("value" in asTaken)) return { absence: asTaken };
  const { taken, others, dropped } = asTaken.value;
  const lost = new Set(dropped);
  return {
    shown: lost.size === 0 ? read : Object.freeze(without(read, lost)),
    taken: frozenCopy(taken),
    others: frozenCopy(others),
    asked: new Set(Object.keys(all).map((name) => nameIn(task, name) ?? name)),
    lost,
  };
}

function without(parameters: ValueObject, names: ReadonlySet<string>): ValueObject {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.has(name)));
}

const namesOf = ({ parameters }: Task): readonly string[] =>
  Object.entries(parameters).flatMap(([name, { aliases = [] }]) => [name, ...aliases]);

/** Says which parameters that were asked for do not arrive, and which nobody knows. @internal */
export function sayParameters(
  { provider, task }: Way,
  { asked, lost }: Parameters,
  isSent: boolean,
  diagnostics: Diagnostic[],
): void {
  const names = namesOf(task);
  let left = MOST_SAID;
  for (const name of asked) {
    const isUnknown = isSent && !Object.hasOwn(task.parameters, name);
    if (!lost.has(name) && !isUnknown) continue;
    // Whoever gives more names that nobody knows than this reads none of what is said of them.
    if ((left -= 1) < 0) return;
    const quoted = brief(name);
    const path = `options.parameters.${quoted}`;
    if (lost.has(name)) {
      const message = `${provider.label} takes no ${quoted} for ${task.id}; it is left out.`;
      diagnostics.push({ code: "parameter-dropped", message, path });
    } else {
      const near = didYouMean(names, name);
      const told = `${task.id} has no parameter "${quoted}" that is known here; it is sent as it is.`;
      const message = near === undefined ? told : `${told} ${near}`;
      diagnostics.push({ code: "unknown-parameter", message, path });
    }
  }
}
