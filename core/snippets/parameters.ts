// The parameters of a call: requested ones and those of a sample, under the task's names and under the provider's.
import type { Value, ValueObject } from "../code/value.ts";
import { abbreviate, isObject } from "../base/describe.ts";
import { absent, type Absence, type Diagnostic, tryCallOrAbsent } from "../base/issue.ts";
import { frozenClone } from "../base/freeze.ts";
import { isJson } from "../record/inputs.ts";
import { MAX_DEPTH } from "../record/json.ts";
import { mapParameters, canonicalName, parseParameters } from "../record/parameters.ts";
import { type InferenceOptions, MAX_REPORTED, suggest } from "./options.ts";
import type { Plan } from "./plan.ts";

/** The parameters of a call. @internal */
export interface Parameters {
  /** Under the task's names, without those that the provider does not support. */
  readonly forClients: ValueObject;
  /** Under the provider's names. */
  readonly forService: ValueObject;
  /** Those that the task does not know, under their own names. */
  readonly unknown: ValueObject;
  /** The task's names of what was requested. */
  readonly requested: ReadonlySet<string>;
  /** The task's names of what the provider does not support. */
  readonly dropped: ReadonlySet<string>;
}

/** The parameters of a call, or why they cannot be sent. @internal */
export function parametersOf(
  { provider, task, model, served, viaRouter }: Plan,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): Parameters | { readonly absence: Absence } {
  const { temperature, max_tokens, top_p, parameters = {} } = options;
  const chat: Record<string, Value> = {};
  for (const [name, value] of Object.entries({ temperature, max_tokens, top_p })) {
    if (value === undefined || value === null) continue;
    if (canonicalName(task, name) !== undefined) chat[name] = value;
    else {
      const message = `${task.id} does not support ${name}. It was ignored.`;
      diagnostics.push({ code: "option-ignored", message, path: `options.${name}` });
    }
  }
  if (!isObject(parameters) || !isJson(parameters)) {
    const reason = `The parameters of ${task.id} must be a JSON object nested at most ${MAX_DEPTH} levels deep.`;
    return { absence: absent("wrong-parameter", reason, "Pass names and values.") };
  }
  const given = { ...chat, ...(parameters as ValueObject) };
  const made = tryCallOrAbsent(`task/${task.id}`, "reading sample parameters", diagnostics, () =>
    parseParameters(task, given, model),
  );
  if (!("value" in made)) return { absence: made };
  if (!("value" in made.value)) return { absence: made.value };
  // Frozen because plugins share them, copied because they may be the caller's.
  const read = frozenClone(made.value.value);
  const names = viaRouter ? {} : (served?.parameters ?? {});
  const takes = viaRouter ? undefined : served?.takesOthers;
  const takesUnknown = (name: string): boolean =>
    typeof takes === "object" ? !takes.but.includes(name) : takes !== false;
  const mapped = tryCallOrAbsent(
    `provider/${provider.id}`,
    "converting parameters",
    diagnostics,
    () => mapParameters(task, names, takesUnknown, read),
  );
  if (!("value" in mapped)) return { absence: mapped };
  const dropped = new Set(mapped.value.dropped);
  const kept = Object.entries(read).filter(([name]) => !dropped.has(name));
  return {
    forClients: dropped.size === 0 ? read : Object.freeze(Object.fromEntries(kept)),
    forService: frozenClone(mapped.value.taken),
    unknown: frozenClone(mapped.value.others),
    requested: new Set(Object.keys(given).map((name) => canonicalName(task, name) ?? name)),
    dropped,
  };
}

/** Reports requested parameters that are dropped or unknown. @internal */
export function reportParameters(
  { provider, task }: Plan,
  { requested, dropped }: Parameters,
  isSent: boolean,
  diagnostics: Diagnostic[],
): void {
  const isUnknown = (name: string): boolean => isSent && !Object.hasOwn(task.parameters, name);
  const reported = [...requested].filter((name) => dropped.has(name) || isUnknown(name));
  for (const name of reported.slice(0, MAX_REPORTED)) {
    const quoted = abbreviate(name);
    const path = `options.parameters.${quoted}`;
    if (dropped.has(name)) {
      const message = `${provider.label} does not support \`${quoted}\` for ${task.id}. It was ignored.`;
      diagnostics.push({ code: "parameter-dropped", message, path });
    } else {
      const known = Object.entries(task.parameters).flatMap(([own, { aliases = [] }]) => [
        own,
        ...aliases,
      ]);
      const near = suggest(known, name);
      const sent = `Unknown parameter "${quoted}" for ${task.id}. It is sent unchanged.`;
      const message = near === undefined ? sent : `${sent} ${near}`;
      diagnostics.push({ code: "unknown-parameter", message, path });
    }
  }
}
