// Services have names of their own for the parameters of a task; a provider says them, and the kernel renames.
import type { Value, ValueObject } from "../code/value.ts";
import { setOwn } from "../hub/frozen.ts";
import type { Parametrised } from "./parameter.ts";

/**
 * What a service calls a parameter of a task. `false`: it does not take it. `true`, or left out: it has the task's name.
 * A text is another name, with dots for a place inside an object; an object gives a name to each part of a size.
 * @public
 */
export type Taken =
  | boolean
  | string
  | { readonly width: string; readonly height: string }
  | { readonly name: string; convert(value: Value): Value };

/** What a service calls the parameters of a task, by their names there. @public */
export type Names<N extends string = string> = { readonly [P in N]?: Taken };

/**
 * The parameters under the names of a service, those that the task does not know apart and under their own, and the
 * names of those that the service does not take.
 * @internal
 */
export function renamed(
  task: Parametrised,
  names: Names,
  takesOther: (name: string) => boolean,
  parameters: ValueObject,
): {
  readonly taken: ValueObject;
  readonly others: ValueObject;
  readonly dropped: readonly string[];
} {
  const taken: Record<string, Value> = {};
  const others: Record<string, Value> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    const known = Object.hasOwn(task.parameters, name);
    const as = (Object.hasOwn(names, name) ? names[name] : undefined) ?? true;
    if (!known && takesOther(name)) setOwn(others, name, value);
    else if (!known || as === false) dropped.push(name);
    else if (as === true) setOwn(taken, name, value);
    else if (typeof as === "string") place(taken, as.split("."), value);
    else if ("convert" in as) place(taken, as.name.split("."), as.convert(value));
    else {
      const { width, height } = value as ValueObject;
      place(taken, as.width.split("."), width!);
      place(taken, as.height.split("."), height!);
    }
  }
  return { taken, others, dropped };
}

function place(
  into: Record<string, Value>,
  [first = "", ...rest]: readonly string[],
  value: Value,
): void {
  if (rest.length === 0) return setOwn(into, first, value);
  const inner = Object.hasOwn(into, first) ? (into[first] as ValueObject) : {};
  const copy = { ...inner };
  place(copy, rest, value);
  setOwn(into, first, copy);
}
