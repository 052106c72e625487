// The inputs of a call as fields: one for each text that a visitor may change, and the inputs that come of it.
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
  /** It holds several texts, one in each line. */
  readonly isList?: boolean;
}

// In a message these hold words or addresses; what stands elsewhere names roles and types.
const OPEN_KEYS = new Set(["content", "text", "url"]);

/** The fields of a call as it is made of its sample inputs, with what was typed in their place. */
export function fieldsOf({ task, inputs }: Call, typed: Typed): readonly Field[] {
  const found = leavesOf(inputs, []).filter(
    ({ path }) => task.inputs !== "json" || OPEN_KEYS.has(path.at(-1) ?? ""),
  );
  return found.map(({ path, text, holds }) => {
    const name = path.join(".");
    return {
      name,
      label: holds === "file" ? "File on your disk" : labelOf(task, path, inputs),
      text: Object.hasOwn(typed, name) ? typed[name]! : text,
      isLong: holds !== "file" && path.at(-1) !== "url",
      ...(holds === "texts" ? { isList: true } : {}),
    };
  });
}

/** The inputs with what was typed in them; `undefined` where nothing was, so that the samples are taken. */
export function inputsOf({ inputs }: Call, typed: Typed): Value | undefined {
  return Object.keys(typed).length === 0 ? undefined : replaced(inputs, [], typed);
}

/** The texts that stand in lines. */
export function linesIn(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
  readonly holds: "text" | "texts" | "file";
}

function leavesOf(value: Value, path: readonly string[]): readonly Leaf[] {
  if (typeof value === "string") return [{ path, text: value, holds: "text" }];
  if (isFile(value)) return [{ path, text: value.path, holds: "file" }];
  if (typeof value !== "object" || value === null || isSpecial(value)) return [];
  if (areTexts(value)) return [{ path, text: value.join("\n"), holds: "texts" }];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]));
}

function replaced(value: Value, path: readonly string[], typed: Typed): Value {
  const name = path.join(".");
  if (Object.hasOwn(typed, name)) return areTexts(value) ? linesIn(typed[name]!) : typed[name]!;
  if (typeof value !== "object" || value === null || isSpecial(value)) return value;
  if (Array.isArray(value)) {
    return value.map((item: Value, at) => replaced(item, [...path, String(at)], typed));
  }
  const members = Object.entries(value as ValueObject).map(
    ([key, member]) => [key, replaced(member, [...path, key], typed)] as const,
  );
  return Object.fromEntries(members);
}

function areTexts(value: Value): value is readonly string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string")
  );
}

function labelOf(task: Task, path: readonly string[], inputs: Value): string {
  const last = path.at(-1) ?? "";
  if (last === "url") return "Address of the image";
  if (task.inputs !== "json") {
    const plain = task.output === "image" || task.output === "video" ? "Prompt" : "Text";
    return capital(last.replaceAll("_", " ")) || plain;
  }
  const message = Array.isArray(inputs) ? (inputs[Number(path[0])] as ValueObject) : undefined;
  const role = message?.["role"];
  return role === undefined || role === "user"
    ? "Your message"
    : `${capital(String(role))} message`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
