// The form of a call: one field for each text that a visitor may change, and the inputs that come of it.
import type { Call, Task } from "hubsmith";
import { isFile, isSpecial, type Value, type ValueObject } from "hubsmith/code";
import type { Typed } from "./store.ts";

/** A text of the inputs. */
export interface Field {
  /** Where it stands in the inputs, as `0.content.1.text`. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isLong: boolean;
}

// In a message these hold words or addresses; what stands elsewhere names roles and kinds.
const OPEN_KEYS = new Set(["content", "text", "url"]);
const SHORT = new Set(["url", "file"]);

/** The fields of a call as it is made of its sample inputs, with what was typed in their place. */
export function fieldsOf({ task, inputs }: Call, typed: Typed): readonly Field[] {
  const found = leavesOf(inputs, []).filter(
    ({ path }) => task.inputs !== "json" || OPEN_KEYS.has(path.at(-1) ?? ""),
  );
  return found.map(({ path, text, isPath }) => {
    const name = path.join(".");
    const kind = isPath ? "file" : (path.at(-1) ?? "");
    return {
      name,
      label: labelOf(task, path, kind, inputs),
      text: Object.hasOwn(typed, name) ? typed[name]! : text,
      isLong: !SHORT.has(kind),
    };
  });
}

/** The inputs with what was typed in them; `undefined` where nothing was, so that the samples are taken. */
export function inputsOf({ inputs }: Call, typed: Typed): Value | undefined {
  return Object.keys(typed).length === 0 ? undefined : replaced(inputs, [], typed);
}

interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
  readonly isPath: boolean;
}

function leavesOf(value: Value, path: readonly string[]): readonly Leaf[] {
  if (typeof value === "string") return [{ path, text: value, isPath: false }];
  if (isFile(value)) return [{ path, text: value.path, isPath: true }];
  if (typeof value !== "object" || value === null || isSpecial(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]));
}

function replaced(value: Value, path: readonly string[], typed: Typed): Value {
  const name = path.join(".");
  if (Object.hasOwn(typed, name)) return typed[name]!;
  if (typeof value !== "object" || value === null || isSpecial(value)) return value;
  if (Array.isArray(value)) {
    return value.map((item: Value, at) => replaced(item, [...path, String(at)], typed));
  }
  const members = Object.entries(value as ValueObject).map(
    ([key, member]) => [key, replaced(member, [...path, key], typed)] as const,
  );
  return Object.fromEntries(members);
}

const LABELS: Readonly<Record<string, string>> = {
  file: "File on your disk",
  url: "Address of the image",
};

function labelOf(task: Task, path: readonly string[], kind: string, inputs: Value): string {
  const isChat = task.inputs === "json";
  const plain = task.output === "json" ? "Text" : "Prompt";
  if (!isChat || kind === "url") return LABELS[kind] ?? (capital(kind) || plain);
  const message = Array.isArray(inputs) ? (inputs[Number(path[0])] as ValueObject) : undefined;
  const role = message?.["role"];
  return role === undefined || role === "user"
    ? "Your message"
    : `${capital(String(role))} message`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
