// Why a provider is not asked for a model, in a sentence that names a few of many.
import { brief } from "../hub/anything.ts";
import { absent, type Absence } from "../hub/diagnostic.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Model, ProviderMapping } from "../model/model.ts";
import type { Task } from "../model/task.ts";

interface Found {
  readonly mine: readonly ProviderMapping[];
  readonly fitting: readonly ProviderMapping[];
  /** The names of providers that do. */
  readonly others: string;
}

/** Why a provider does not host a model as a task: what its record says instead. @internal */
export function whyNot(
  { id }: Model,
  { label, baseUrl }: ProviderSpec,
  task: Task,
  { mine, fitting, others: names }: Found,
): Absence {
  const change =
    names === ""
      ? "Ask a provider to host it, or run it with its library."
      : `Choose a provider that hosts it, such as ${names}.`;
  if (baseUrl === undefined) {
    const nobody = names === "" ? "No provider" : "No provider that the router knows";
    return absent("not-mapped", `${nobody} hosts ${id} for ${task.id}.`, change);
  }
  const [staged] = fitting;
  if (staged !== undefined) {
    const reason = `${label} does not host ${id} for everybody: the status of its mapping is "${brief(String(staged.status))}".`;
    return absent("not-live", reason, change);
  }
  const tasks = firstNames(mine, (one) => one.task);
  return mine.length > 0
    ? absent("other-task", `${label} hosts ${id} for ${tasks}, and not for ${task.id}.`, change)
    : absent("not-mapped", `${label} is not among the providers that host ${id}.`, change);
}

// A reason names a few, however many there are.
const NAMED = 3;

/** The first few different names, for a sentence. @internal */
export function firstNames<T>(all: Iterable<T>, nameOf: (one: T) => string | undefined): string {
  const names = new Set<string>();
  for (const one of all) {
    const name = nameOf(one);
    if (name !== undefined) names.add(brief(name));
    if (names.size === NAMED) break;
  }
  return [...names].join(", ");
}
