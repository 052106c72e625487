// Validates plugins. Freezes valid plugins, and wraps their functions to check return values.
import { isCallable } from "../kinds/task.ts";
import { type Diagnostic, errorText, isAbsence, tryCall } from "../base/issue.ts";
import { deepFreeze } from "../base/freeze.ts";
import { type Kind, kinds, type Plugin } from "../kinds/index.ts";
import { accept, isPlugin } from "../hub/hub.ts";
import { truncate, get, describe } from "../base/describe.ts";
import { childPath, type Schema } from "./schema.ts";
import { checksOf, schemasWith } from "./kinds.ts";
import type { Value } from "../code/value.ts";
import { MAX_JSON_DEPTH, MAX_VALUES } from "../record/json.ts";

const taskSchema: Schema = (value, at) => {
  const id = typeof value === "string" ? value : get(value, "id");
  if (typeof id === "string" && get(value, "~hub") === undefined)
    return `${at} must be a task object, got ${describe(value)}. Write \`${at.startsWith("templates") ? "template" : "serves"}(${camelCase(id)}, …)\`, with \`import { ${camelCase(id)} } from "hubsmith/tasks"\` or your own task.`;
  const plugin = validate(value);
  if (!isPlugin(plugin)) return `${at}: ${plugin.message}`;
  const { kind } = plugin["~hub"];
  if (kind === "task" && isCallable(plugin as Plugin<"task">)) return undefined;
  return `${at} must be a task with inputs, output, parameters and sample, got ${kind}/${plugin.id}. Choose another task, or add them.`;
};
// The export name of a task.
const camelCase = (id: string): string =>
  id.slice(0, 80).replace(/\W+(\w)/g, (_, first: string) => first.toUpperCase());
const SCHEMAS = schemasWith(taskSchema);
// Only valid plugins are cached: they are frozen, but an invalid plugin may be fixed in place.
const validated = new WeakMap<object, Plugin>();

/** Validates a value, and returns the plugin, or why it is invalid. Never throws. @internal */
export function validate(candidate: unknown): Plugin | Diagnostic {
  const cached = validated.get(candidate as object);
  if (cached !== undefined) return cached;
  const name = nameOf(candidate);
  const faults: Diagnostic[] = [];
  const checked = tryCall(name, "reading it", faults, () => check(candidate, name));
  if (isAbsence(checked)) {
    const [fault] = faults;
    return { ...fault!, code: "not-a-plugin", message: `${fault!.message} ${NO_GETTERS}` };
  }
  if (!isPlugin(checked)) return checked;
  const plugin = deepFreeze(checksOf(checked["~hub"].kind).withCheckedReturns(checked));
  validated.set(candidate as object, plugin);
  validated.set(plugin, plugin);
  return plugin;
}

// Reads kind and id separately: if one of them throws, the other is still in the name.
function nameOf(candidate: unknown): string {
  const readString = (field: () => unknown): string => {
    const value = tryCall("A plugin", "reading its fields", [], field);
    return typeof value === "string" ? truncate(value, 80) : "unknown";
  };
  const kind = readString(() => get(get(candidate, "~hub"), "kind"));
  return `${kind}/${readString(() => get(candidate, "id"))}`;
}

function check(candidate: unknown, name: string): Plugin | Diagnostic {
  const plugin = accept(candidate);
  if (!isPlugin(plugin)) return plugin;
  const { kind } = plugin["~hub"];
  const issue =
    findGetter(plugin) ??
    jsonFieldIssue(plugin, kind) ??
    SCHEMAS.get(kind)!(plugin, "") ??
    slashIn(plugin, kind) ??
    checksOf(kind).conflictIn?.(plugin);
  if (issue === undefined) return deepFreeze(plugin);
  return { code: "invalid-plugin", message: `${name}: ${issue}`, plugin: name };
}

function slashIn({ id }: Plugin, kind: Kind): string | undefined {
  if (kinds[kind].hasParts === true || !id.includes("/")) return undefined;
  return `id must not contain a slash (only client ids do), got ${describe(id)}. Write \`id: "${id.replace("/", "-")}"\`.`;
}

// The first value that is not JSON.
function jsonFieldIssue(plugin: object, kind: Kind): string | undefined {
  const fields = Object.entries(plugin).filter(
    ([name]) => !checksOf(kind).notJson?.includes(name as never),
  );
  try {
    toJson(Object.fromEntries(fields), "");
    return undefined;
  } catch (error) {
    return errorText(error).replace(/[^.]$/, `$&. ${NO_GETTERS}`);
  }
}

const NO_GETTERS = "Write its fields as plain values, without getters and proxies.";

// The first getter of a plugin; values in validated plugins are skipped. Getters are not called: if one returned a promise
// that rejects, the application would end.
function findGetter(plugin: object): string | undefined {
  const seen = new Set<object>();
  const stack: { readonly value: object; readonly at: string }[] = [{ value: plugin, at: "" }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, at } = next;
    if (seen.has(value)) continue;
    seen.add(value);
    const pathOf = (name: string): string =>
      Array.isArray(value) ? `${at}[${name}]` : childPath(at, name);
    for (const name of Object.keys(value)) {
      const { get, value: member } = Object.getOwnPropertyDescriptor(value, name) ?? {};
      if (get !== undefined) return `${pathOf(name)} is a getter. ${NO_GETTERS}`;
      if (typeof member === "object" && member !== null && !validated.has(member as object))
        stack.push({ value: member as object, at: pathOf(name) });
    }
  }
  return undefined;
}

/** Copies a value as JSON, without its functions. Throws a TypeError with the path of an invalid value. @internal */
export function toJson(
  value: unknown,
  at: string,
  walk: { left: number; readonly above: Set<unknown> } = { left: MAX_VALUES, above: new Set() },
): Value | undefined {
  if (typeof value === "function" || value === undefined) return undefined;
  if (typeof value === "bigint" || typeof value === "symbol")
    throw new TypeError(
      `${at} is a ${typeof value}, which JSON cannot represent. Write a string or a number.`,
    );
  if (typeof value !== "object" || value === null) return value as Value;
  if (walk.above.has(value)) throw new TypeError(`${at} contains itself. Remove the cycle.`);
  if (walk.above.size > MAX_JSON_DEPTH)
    throw new TypeError(
      `${at.slice(0, 40)}… is nested deeper than ${MAX_JSON_DEPTH} levels. Make it flatter.`,
    );
  if (walk.left-- < 0)
    throw new TypeError(`${at.slice(0, 40)} has more than ${MAX_VALUES} values. Remove some.`);
  walk.above.add(value);
  const data = Array.isArray(value)
    ? value.map((item, index) => toJson(item, `${at}[${index}]`, walk) ?? null)
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, member]) => {
          const copy = toJson(member, childPath(at, key), walk);
          return copy === undefined ? [] : [[key, copy] as const];
        }),
      );
  walk.above.delete(value);
  return data as Value;
}
