// Validation says of anything at all whether it is a plugin, and if not, which field to mend; once for each plugin.
import { isCallable } from "../model/task.ts";
import { agreement } from "./cross-field.ts";
import type { Diagnostic, DiagnosticCode } from "../hub/diagnostic.ts";
import { guard, textOf } from "../hub/guard.ts";
import { deepFreeze } from "../hub/frozen.ts";
import { dataOf } from "./data.ts";
import { getterFlaw, PLAIN } from "./getters.ts";
import type { Kind } from "../hub/kind.ts";
import type { Plugin } from "../hub/plugin.ts";
import { cut, isRecord, member, shown } from "../hub/anything.ts";
import { withCheckedReturns } from "./returns.ts";
import { objectWith, type Shape } from "./schema.ts";
import { common, shapesWith } from "./plugin-schemas.ts";

/** A plugin, or what is wrong with it. @internal */
export type Validated = { readonly plugin: Plugin } | { readonly fault: Diagnostic };

// The version of the plugin API that this hub knows; `define…` writes it.
const VERSION = 1;

// What is no data, and has shapes of its own.
const NO_DATA: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  task: ["routed"],
  provider: ["tasks"],
  client: ["language", "templates"],
};

const callable: Shape = (value, at) => {
  const id = typeof value === "string" ? value : member(value, "id");
  if (typeof id === "string" && member(value, "~hub") === undefined)
    return `${at} must be the task itself, and is ${shown(value)}. Write \`${at.startsWith("templates") ? "template" : "on"}(${camelled(id)}, …)\`, with \`import { ${camelled(id)} } from "hubsmith/tasks"\` or a task of your own.`;
  const found = validate(value);
  if ("fault" in found) return `${at}: ${found.fault.message}`;
  const { plugin } = found;
  const { kind } = plugin["~hub"];
  if (kind === "task" && isCallable(plugin as Plugin<"task">)) return undefined;
  return `${at} must be a task that providers are called for, and is ${kind}/${plugin.id}. Give one with inputs, output, parameters and sample.`;
};
// The names under which tasks are exported.
const camelled = (id: string): string =>
  id.slice(0, 80).replace(/\W+(\w)/g, (_, first: string) => first.toUpperCase());
const SHAPES = shapesWith(callable);
const validated = new WeakMap<object, Validated>();

/** Looks at a candidate, and freezes it where it is a plugin. @internal */
export function validate(candidate: unknown): Validated {
  const isObject = typeof candidate === "object" && candidate !== null;
  const before = isObject ? validated.get(candidate) : undefined;
  if (before !== undefined) return before;
  const name = nameOf(candidate);
  const checked = guard(name, "be read", () => check(candidate, name));
  if ("fault" in checked) {
    const message = `${checked.fault.message}. ${PLAIN}`;
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
    const found = guard("A plugin", "be read", of);
    if (!("value" in found) || typeof found.value !== "string") return "unknown";
    return cut(found.value, 80);
  };
  const kind = read(() => member(member(candidate, "~hub"), "kind"));
  return `${kind}/${read(() => member(candidate, "id"))}`;
}

function check(candidate: unknown, name: string): Validated {
  const fault = (code: DiagnosticCode, message: string): Validated => ({
    fault: { code, message, plugin: name },
  });
  const stamp = member(candidate, "~hub");
  if (isRecord(candidate) && "load" in candidate && !isRecord(stamp)) {
    const { kind, id } = candidate as { readonly kind?: unknown; readonly id?: unknown };
    const what = `"${String(kind)}/${String(id)}" is an entry, and its plugin is not loaded.`;
    const how = "Load them first: `const { plugins } = await loadPlugins(entries)`.";
    return fault("not-a-plugin", `${what} ${how}`);
  }
  if (!isRecord(candidate) || !isRecord(stamp)) {
    const what = candidate === undefined ? "Nothing is here" : `This is ${shown(candidate)}`;
    const how =
      candidate === undefined
        ? "A default export is imported without braces."
        : "Make one with defineLibrary, defineProvider or the like.";
    return fault("not-a-plugin", `${what}, where a plugin is to be. ${how}`);
  }
  const { version, kind } = stamp;
  if (typeof version !== "number") {
    const how = "Make the plugin with define… of this package, which writes the number.";
    return fault(
      "not-a-plugin",
      `${name} says no version of the plugin API: "~hub".version is ${shown(version)}. ${how}`,
    );
  }
  if (version !== VERSION) {
    const how =
      version > VERSION
        ? "Update hubsmith, or take an older version of the plugin."
        : "Update the plugin.";
    return fault(
      "unknown-version",
      `${name} is made for version ${version} of the plugin API, and this hub knows version ${VERSION}. ${how}`,
    );
  }
  if (!isKind(kind)) {
    const kinds = Object.keys(SHAPES).join(", ");
    return fault("unknown-kind", `${name} is of no kind that this hub knows. Kinds: ${kinds}.`);
  }
  const flaw =
    getterFlaw(candidate, validated) ??
    dataFlaw(candidate, kind) ??
    objectWith<object>({ ...common, ...SHAPES[kind] })(candidate, "") ??
    agreement(candidate as unknown as Plugin);
  if (flaw !== undefined) return fault("invalid-plugin", `${name}: ${flaw}`);
  return { plugin: deepFreeze(candidate as unknown as Plugin) };
}

const isKind = (kind: unknown): kind is Kind =>
  typeof kind === "string" && Object.hasOwn(SHAPES, kind);

// Data that no catalogue could carry.
function dataFlaw(plugin: object, kind: Kind): string | undefined {
  const fields = Object.entries(plugin).filter(([name]) => !NO_DATA[kind]?.includes(name));
  try {
    dataOf(Object.fromEntries(fields), "");
    return undefined;
  } catch (error) {
    return textOf(error).replace(/[^.]$/, `$&. ${PLAIN}`);
  }
}
