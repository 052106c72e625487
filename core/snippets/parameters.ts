// The parameters of a call, with the task's names and with the provider's names.
import type { Value, ValueObject } from "../code/value.ts";
import { abbreviate, isObject } from "../base/describe.ts";
import {
  absent,
  type Absence,
  type Diagnostic,
  MAX_REPORTED,
  isAbsence,
  tryCall,
} from "../base/issue.ts";
import { frozenClone } from "../base/freeze.ts";
import { isJson } from "../kinds/inputs.ts";
import { MAX_JSON_DEPTH } from "../record/json.ts";
import {
  mapParameters,
  canonicalName,
  parseParameters,
  type ParameterMappings,
} from "../kinds/parameters.ts";
import type { TaskHandler } from "../kinds/provider.ts";
import type { Recipe, Task } from "../kinds/task.ts";
import type { Model } from "../record/model.ts";
import type { Callee } from "./app-server.ts";
import { type InferenceOptions, suggestion } from "./options.ts";

export interface Parameters {
  /** With the task's names, without parameters that the provider does not support. */
  readonly byTaskName: ValueObject;
  /** With the provider's names. */
  readonly byProviderName: ValueObject;
  /** Parameters that the task does not define, with unchanged names. */
  readonly unknown: ValueObject;
  /** The requested parameters, by the task's names. */
  readonly requested: ReadonlySet<string>;
  /** The parameters that the provider does not support, by the task's names. */
  readonly dropped: ReadonlySet<string>;
  readonly streaming: boolean;
}

/** The input of a call's parameters, besides the options. @internal */
export interface Choices {
  readonly provider: Callee;
  readonly task: Task;
  readonly model: Model;
  /** Undefined if only an SDK can make the call. */
  readonly handler: TaskHandler | undefined;
  readonly recipe: Recipe | undefined;
}

export function parametersOf(
  { provider, task, model, handler, recipe }: Choices,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): Parameters | Absence {
  const chosen = givenParameters(task, options, diagnostics);
  if (isAbsence(chosen)) return chosen;
  const given = { ...recipe?.parameters, ...chosen };
  const owner = `task/${task.id}`;
  const parsed = tryCall(owner, "reading sample parameters", diagnostics, () =>
    parseParameters(task, given, model),
  );
  if (isAbsence(parsed)) return parsed;
  // Frozen because plugins share the values, and copied because the caller may own them.
  const values = frozenClone(parsed);
  const supported: ParameterMappings = handler?.parameters ?? {};
  const sent = Object.keys(values).filter((name) => supported[name] !== false);
  const streaming = isStreamed(task, options, sent, recipe, diagnostics);
  const names = streaming ? supported : { ...supported, ...withoutStreaming(task) };
  const unknown = handler?.acceptsUnknown;
  const acceptsUnknown = (name: string): boolean =>
    typeof unknown === "object" ? !unknown.but.includes(name) : unknown !== false;
  const mapped = tryCall(`provider/${provider.id}`, "converting parameters", diagnostics, () =>
    mapParameters(task, names, acceptsUnknown, values),
  );
  if (isAbsence(mapped)) return mapped;
  const dropped = new Set(mapped.dropped);
  const lacking = Object.keys(recipe?.parameters ?? {}).find((name) => dropped.has(name));
  if (lacking !== undefined)
    return absent({
      code: "recipe-not-supported",
      reason: `${provider.label} does not support \`${lacking}\` for ${recipe!.id}.`,
      fix: "Choose another provider.",
    });
  const kept = Object.entries(values).filter(([name]) => !dropped.has(name));
  return {
    byTaskName: dropped.size === 0 ? values : Object.freeze(Object.fromEntries(kept)),
    byProviderName: frozenClone(mapped.taken),
    unknown: frozenClone(mapped.others),
    requested: new Set(Object.keys(given).map((name) => canonicalName(task, name) ?? name)),
    dropped,
    streaming,
  };
}

// The parameters of the options: those of a chat have their own options.
function givenParameters(
  task: Task,
  { temperature, max_tokens, top_p, parameters = {} }: InferenceOptions,
  diagnostics: Diagnostic[],
): ValueObject | Absence {
  const chat: Record<string, Value> = {};
  for (const [name, value] of Object.entries({ temperature, max_tokens, top_p })) {
    if (value === undefined || value === null) continue;
    if (canonicalName(task, name) !== undefined) chat[name] = value;
    else {
      const message = `${task.id} does not support ${name}. It was ignored.`;
      diagnostics.push({ code: "option-ignored", message, path: `options.${name}` });
    }
  }
  if (isObject(parameters) && isJson(parameters))
    return { ...chat, ...(parameters as ValueObject) };
  const reason = `The parameters of ${task.id} must be a JSON object nested at most ${MAX_JSON_DEPTH} levels deep.`;
  return absent({ code: "wrong-parameter", reason, fix: "Pass names and values." });
}

function isStreamed(
  { parameters, streams }: Task,
  { streaming }: InferenceOptions,
  names: readonly string[],
  recipe: Recipe | undefined,
  diagnostics: Diagnostic[],
): boolean {
  if (streaming !== true || streams !== true) return false;
  const name = names.find((key) => parameters[key]?.streamed === false);
  if (name === undefined) return true;
  const isOfRecipe = Object.hasOwn(recipe?.parameters ?? {}, name);
  const fix = isOfRecipe ? "Choose another recipe" : `Remove \`${name}\``;
  const message = `With \`${name}\`, the response is not streamed. ${fix} to stream it.`;
  diagnostics.push({ code: "option-ignored", message, path: "options.streaming" });
  return false;
}

// The parameters that only streamed calls have.
const withoutStreaming = ({ parameters }: Task): Readonly<Record<string, false>> =>
  Object.fromEntries(
    Object.keys(parameters).flatMap((name) => (parameters[name]!.streamed ? [[name, false]] : [])),
  );

/** Reports requested parameters that are dropped, unknown or out of range. @internal */
export function reportParameters(
  choices: Choices,
  parameters: Parameters,
  isSent: boolean,
  diagnostics: Diagnostic[],
): void {
  const most = diagnostics.length + MAX_REPORTED;
  for (const name of parameters.requested) {
    if (diagnostics.length >= most) return;
    const issue = parameterIssue(choices, parameters, isSent, name);
    const path = `options.parameters.${abbreviate(name)}`;
    if (issue !== undefined) diagnostics.push({ ...issue, path });
  }
}

function parameterIssue(
  { provider, task, handler }: Choices,
  { dropped, byTaskName, streaming }: Parameters,
  isSent: boolean,
  name: string,
): Diagnostic | undefined {
  const quoted = abbreviate(name);
  const known = Object.hasOwn(task.parameters, name) ? task.parameters[name] : undefined;
  if (dropped.has(name)) {
    const message =
      !streaming && known?.streamed === true
        ? `\`${quoted}\` needs streaming. It was ignored.`
        : `${provider.label} does not support \`${quoted}\` for ${task.id}. It was ignored.`;
    return { code: "parameter-dropped", message };
  }
  if (known !== undefined) {
    const [min, max = Infinity] = known.range ?? [];
    const value = byTaskName[name] as number;
    if (min === undefined || (value >= min && value <= max)) return undefined;
    const limits = max === Infinity ? `at least ${min}` : `between ${min} and ${max}`;
    const message = `${quoted} must be ${limits}; ${String(value)} is sent unchanged.`;
    return { code: "parameter-range", message };
  }
  const unknown = handler?.acceptsUnknown;
  const isDocumented = typeof unknown === "object" && unknown.documented?.includes(name);
  if (!isSent || isDocumented === true) return undefined;
  const parameters = Object.entries(task.parameters);
  const names = parameters.flatMap(([id, { aliases = [] }]) => [id, ...aliases]);
  const warning = `Unknown parameter "${quoted}" for ${task.id}. It is sent unchanged.`;
  return { code: "unknown-parameter", message: warning + suggestion(names, name) };
}
