// Validates plugins: a valid one is frozen and its functions are wrapped, an invalid one is reported.
import { isCallable } from "../http/task.ts";
import { crossFieldIssue } from "./cross-field.ts";
import { type Diagnostic, type DiagnosticCode, tryCall, errorText } from "../base/issue.ts";
import { deepFreeze } from "../base/freeze.ts";
import type { Kind } from "../base/kind.ts";
import type { Plugin } from "../hub/plugin.ts";
import { truncate, isObject, get, describe } from "../base/describe.ts";
import { withCheckedReturns } from "./returns.ts";
import { type Schema, strictObject } from "./schema.ts";
import { common, schemasWith } from "./plugin-schemas.ts";
import type { Value } from "../code/value.ts";
import { MAX_DEPTH, MAX_VALUES } from "../record/json.ts";

/** A plugin, or what is wrong with it. @internal */
export type Validated = { readonly plugin: Plugin } | { readonly fault: Diagnostic };

// The version of the plugin API that this hub knows; `define…` writes it.
const VERSION = 1;

// What is no data, and has shapes of its own.
const NON_JSON_FIELDS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  task: ["routerApi"],
  provider: ["tasks"],
  client: ["language", "templates"],
};

const taskSchema: Schema = (value, at) => {
  const id = typeof value === "string" ? value : get(value, "id");
  if (typeof id === "string" && get(value, "~hub") === undefined)
    return `${at} must be the task itself, and is ${describe(value)}. Write \`${at.startsWith("templates") ? "template" : "on"}(${camelCase(id)}, …)\`, with \`import { ${camelCase(id)} } from "hubsmith/tasks"\` or a task of your own.`;
  const found = validate(value);
  if ("fault" in found) return `${at}: ${found.fault.message}`;
  const { plugin } = found;
  const { kind } = plugin["~hub"];
  if (kind === "task" && isCallable(plugin as Plugin<"task">)) return undefined;
  return `${at} must be a task that providers are called for, and is ${kind}/${plugin.id}. Give one with inputs, output, parameters and sample.`;
};
// The names under which tasks are exported.
const camelCase = (id: string): string =>
  id.slice(0, 80).replace(/\W+(\w)/g, (_, first: string) => first.toUpperCase());
const SCHEMAS = schemasWith(taskSchema);
const validated = new WeakMap<object, Validated>();

/** Looks at a candidate, and freezes it where it is a plugin. @internal */
export function validate(candidate: unknown): Validated {
  const isObject = typeof candidate === "object" && candidate !== null;
  const before = isObject ? validated.get(candidate) : undefined;
  if (before !== undefined) return before;
  const name = nameOf(candidate);
  const checked = tryCall(name, "be read", () => check(candidate, name));
  if ("fault" in checked) {
    const message = `${checked.fault.message}. ${NO_GETTERS}`;
    return { fault: { ...checked.fault, code: "not-a-plugin", message } };
  }
  if ("fault" in checked.value) return checked.value;
  const found = { plugin: withCheckedReturns(checked.value.plugin) };
  validated.set(candidate as object, found);
  validated.set(found.plugin, found);
  return found;
}

// Each by itself: what throws at one of them may tell the other.
function nameOf(candidate: unknown): string {
  const read = (of: () => unknown): string => {
    const found = tryCall("A plugin", "be read", of);
    if (!("value" in found) || typeof found.value !== "string") return "unknown";
    return truncate(found.value, 80);
  };
  const kind = read(() => get(get(candidate, "~hub"), "kind"));
  return `${kind}/${read(() => get(candidate, "id"))}`;
}

function check(candidate: unknown, name: string): Validated {
  const fault = (code: DiagnosticCode, message: string): Validated => ({
    fault: { code, message, plugin: name },
  });
  const stamp = get(candidate, "~hub");
  if (isObject(candidate) && "load" in candidate && !isObject(stamp)) {
    const { kind, id } = candidate as { readonly kind?: unknown; readonly id?: unknown };
    const what = `"${String(kind)}/${String(id)}" is an entry whose plugin is not loaded.`;
    const how = "Load them first: `const { plugins } = await loadPlugins(entries)`.";
    return fault("not-a-plugin", `${what} ${how}`);
  }
  if (!isObject(candidate) || !isObject(stamp)) {
    const what =
      candidate === undefined
        ? "Expected a plugin, got nothing."
        : `Expected a plugin, got ${describe(candidate)}.`;
    const how =
      candidate === undefined
        ? "Import a default export without braces."
        : "Create one with defineLibrary, defineProvider or another define function.";
    return fault("not-a-plugin", `${what} ${how}`);
  }
  const { version, kind } = stamp;
  if (typeof version !== "number") {
    const how = "Make the plugin with define… of this package, which writes the number.";
    return fault(
      "not-a-plugin",
      `${name} has no plugin API version: "~hub".version is ${describe(version)}. ${how}`,
    );
  }
  if (version !== VERSION) {
    const how =
      version > VERSION
        ? "Update hubsmith, or use an older version of the plugin."
        : "Update the plugin.";
    return fault(
      "unknown-version",
      `${name} is made for version ${version} of the plugin API, this is version ${VERSION}. ${how}`,
    );
  }
  if (!isKind(kind)) {
    const kinds = Object.keys(SCHEMAS).join(", ");
    return fault("unknown-kind", `${name} has an unknown kind. Kinds: ${kinds}.`);
  }
  const flaw =
    findGetter(candidate, validated) ??
    jsonFieldIssue(candidate, kind) ??
    strictObject<object>({ ...common, ...SCHEMAS[kind] })(candidate, "") ??
    crossFieldIssue(candidate as unknown as Plugin);
  if (flaw !== undefined) return fault("invalid-plugin", `${name}: ${flaw}`);
  return { plugin: deepFreeze(candidate as unknown as Plugin) };
}

const isKind = (kind: unknown): kind is Kind =>
  typeof kind === "string" && Object.hasOwn(SCHEMAS, kind);

// Data that no catalogue could carry.
function jsonFieldIssue(plugin: object, kind: Kind): string | undefined {
  const fields = Object.entries(plugin).filter(([name]) => !NON_JSON_FIELDS[kind]?.includes(name));
  try {
    toJson(Object.fromEntries(fields), "");
    return undefined;
  } catch (error) {
    return errorText(error).replace(/[^.]$/, `$&. ${NO_GETTERS}`);
  }
}

/** How fields are written that can be read once and for all. @internal */
export const NO_GETTERS = "Write its fields as plain values, without getters and proxies.";

/**
 * The first getter of a plugin, outside of what was looked at before. None is asked: one that gives a promise that fails
 * would end the application.
 * @internal
 */
export function findGetter(plugin: object, before: WeakMap<object, unknown>): string | undefined {
  const seen = new Set<object>();
  const open: { readonly value: object; readonly at: string }[] = [{ value: plugin, at: "" }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { value, at } = one;
    if (seen.has(value)) continue;
    seen.add(value);
    const below = (name: string): string => {
      if (Array.isArray(value)) return `${at}[${name}]`;
      return at === "" ? name : `${at}.${name}`;
    };
    for (const name of Object.keys(value)) {
      const { get, value: held } = Object.getOwnPropertyDescriptor(value, name) ?? {};
      if (get !== undefined) return `${below(name)} is a getter. ${NO_GETTERS}`;
      if (typeof held === "object" && held !== null && !before.has(held as object))
        open.push({ value: held as object, at: below(name) });
    }
  }
  return undefined;
}

/** The data of a value, without its functions. Throws a TypeError that says where something is no data. @internal */
export function toJson(value: unknown, name: string): Value | undefined {
  return read(value, name, { left: MAX_VALUES, above: new Set() });
}

function read(
  value: unknown,
  at: string,
  walk: { left: number; readonly above: Set<unknown> },
): Value | undefined {
  if (typeof value === "function" || value === undefined) return undefined;
  if (typeof value === "bigint" || typeof value === "symbol")
    throw new TypeError(`${at} is a ${typeof value}, and JSON has none. Write a text or a number.`);
  if (typeof value !== "object" || value === null) return value as Value;
  if (walk.above.has(value)) throw new TypeError(`${at} holds itself. Leave that out.`);
  if (walk.above.size > MAX_DEPTH)
    throw new TypeError(
      `${at.slice(0, 40)}… is nested deeper than ${MAX_DEPTH} levels. Make it flatter.`,
    );
  if (walk.left-- < 0)
    throw new TypeError(`${at.slice(0, 40)} has more than ${MAX_VALUES} values. Leave some out.`);
  walk.above.add(value);
  const data = Array.isArray(value)
    ? value.map((item, index) => read(item, `${at}[${index}]`, walk) ?? null)
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, member]) => {
          const found = read(member, at === "" ? key : `${at}.${key}`, walk);
          return found === undefined ? [] : [[key, found] as const];
        }),
      );
  walk.above.delete(value);
  return data as Value;
}
