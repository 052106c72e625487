// The path of each parameter of a task in a request: found by comparing two requests with different values.
import { type Hub, type Plugin, type Task, valueIn, type HttpRequest, isAbsence } from "hubsmith";
import type { Parameter } from "#core/kinds/parameters";
import { plainValue, valueText } from "#plugins/kit/catalog/request-text";
import type { Value, ValueObject } from "hubsmith/code";
import { ask, requestFor } from "./sample.ts";
import type { RequestRoute } from "../panel/choice/choice.ts";

export type Fate =
  /** Its path; `together` has the parameters that it must be combined with. */
  | { readonly at: readonly string[]; readonly together?: string }
  | "dropped"
  /** It is unknown: the request is the same with it, or the reason why. */
  | { readonly unknown: string };

export interface ParameterRow {
  readonly name: string;
  readonly fates: readonly Fate[];
}

export function parameterRows(
  hub: Hub,
  provider: Plugin<"provider">,
  task: Task,
  ways: readonly RequestRoute[],
): readonly ParameterRow[] {
  return Object.keys(task.parameters).map((name) => ({
    name,
    fates: ways.map((way) => fateOf(hub, provider, task, way, name)),
  }));
}

function fateOf(
  hub: Hub,
  provider: Plugin<"provider">,
  task: Task,
  way: RequestRoute,
  name: string,
): Fate {
  const { example } = task.parameters[name]!;
  const asking = (more: ValueObject) => ask(hub, requestFor(provider, task, way, more));
  const first = asking({ [name]: example });
  if (first.dropped.includes(name)) return "dropped";
  const other = otherThan(task.parameters[name]!);
  // Some must be combined, such as the two sides of an image.
  const partners = ["", ...Object.keys(task.parameters).filter((text) => text !== name)];
  for (const together of partners) {
    const beside = together === "" ? {} : { [together]: task.parameters[together]!.example };
    const request = asking({ ...beside, [name]: example }).wire;
    const changed = asking({ ...beside, [name]: other }).wire;
    // Some have no other value of any form, such as a schema.
    const otherRequest = isAbsence(changed) ? asking(beside).wire : changed;
    if (isAbsence(request) || isAbsence(otherRequest)) continue;
    const at = changedIn(request, otherRequest);
    if (at.length > 0) return together === "" ? { at } : { at, together };
  }
  return {
    unknown: isAbsence(first.wire) ? first.wire.reason : "It is not in the sample request.",
  };
}

/** Another value of the same type. Some services support only a few sizes, so it is a multiple. */
export function otherThan({ type, example }: Parameter): Value {
  if (type === "json") return "another";
  if (type === "texts") return [...[example].flat(), "another"] as Value;
  if (typeof example === "number") return example * 4 || 1;
  if (typeof example === "boolean") return !example;
  if (typeof example === "string") return `${example} or another`;
  const side = (name: string): number => Number(valueIn(example, name)) * 4;
  return { width: side("width"), height: side("height") };
}

/** The paths at which two requests differ: dots lead into objects, and an array is one path. */
function changedIn(a: HttpRequest, b: HttpRequest): readonly string[] {
  const places = differences(fieldsOf(a), fieldsOf(b), "");
  const [url, otherUrl] = [valueText(a.url), valueText(b.url)];
  return url === otherUrl ? places : [...places, "the URL"];
}

function fieldsOf({ body }: HttpRequest): unknown {
  if ("json" in body) return plainValue(body.json);
  return "form" in body ? plainValue(body.form) : {};
}

function differences(a: unknown, b: unknown, at: string): readonly string[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (!isTable(a) || !isTable(b)) return [at];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.flatMap((name) => differences(a[name], b[name], at === "" ? name : `${at}.${name}`));
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
