// The inputs of a call, read from outside into the shape that their task declares.
import { file } from "../code/value.ts";
import {
  classNameOf,
  isFile,
  isRuntimeValue,
  type Value,
  type ValueObject,
} from "../code/value.ts";
import { brief } from "../hub/anything.ts";
import { absent, type Absence } from "../hub/diagnostic.ts";
import { DEEPEST, type Json, MOST } from "./json.ts";
import { mediaType } from "./media.ts";
import type { InputType, Task } from "./task.ts";

type Read = { readonly value: Value } | Absence;

/**
 * Reads inputs that come from outside, e.g. `{"question": …, "context": …}`. A file is a path, or an object with
 * `path` and `type`. An absence where the shape is not the task's, or the type of a file is not known.
 * @internal
 */
export function readInputs(task: Task, given: Value): Read {
  const { id, inputs } = task;
  if (typeof inputs === "string") return readInput(task, inputs, given, "");
  if (!isPlainObject(given)) return wrong(task, "", "an object");
  const members: [string, Value][] = [];
  for (const [name, type] of Object.entries(inputs)) {
    if (!Object.hasOwn(given, name)) return wrong(task, `.${name}`, WANTED[type]);
    const read = readInput(task, type, given[name]!, `.${name}`);
    if ("reason" in read) return read;
    members.push([name, read.value]);
  }
  const odd = Object.keys(given).find((name) => !Object.hasOwn(inputs, name));
  if (odd === undefined) return { value: Object.fromEntries(members) };
  const reason = `${id} has no input "${brief(odd)}".`;
  return absent("wrong-inputs", reason, `Its inputs are ${Object.keys(inputs).join(", ")}.`);
}

const WANTED: Readonly<Record<InputType, string>> = {
  text: "a text",
  texts: "a list of texts",
  json: `JSON nested at most ${DEEPEST} levels deep`,
  image: "the path of an image",
  audio: "the path of a recording",
  video: "the path of a video",
};

function wrong(task: Task, where: string, wanted: string): Absence {
  return absent(
    "wrong-inputs",
    `The inputs${where} of ${task.id} must be ${wanted}.`,
    `Give inputs of the shape ${JSON.stringify(task.inputs)}, a file as its path.`,
  );
}

function readInput(task: Task, type: InputType, value: Value, where: string): Read {
  const fits = { value };
  switch (type) {
    case "json":
      return isJson(value) ? fits : wrong(task, where, WANTED.json);
    case "text":
      return typeof value === "string" ? fits : wrong(task, where, WANTED.text);
    case "texts":
      return Array.isArray(value) && value.every((one) => typeof one === "string")
        ? fits
        : wrong(task, where, WANTED.texts);
    default:
      return isFile(value) ? fits : readFile(task, type, value, where);
  }
}

function readFile(task: Task, type: InputType, value: Value, where: string): Read {
  const { path, type: told } =
    typeof value === "string" ? { path: value, type: undefined } : ((value ?? {}) as Json);
  if (typeof path !== "string" || path === "") return wrong(task, where, WANTED[type]);
  const mime = typeof told === "string" ? told : mediaType(path);
  if (mime === undefined) {
    const reason = `The type of the file ${JSON.stringify(brief(path))} cannot be told by its name.`;
    return absent("unknown-file-type", reason, 'Give it, as {"path": …, "type": "image/png"}.');
  }
  try {
    return { value: file(path, mime) };
  } catch {
    const reason = `${JSON.stringify(brief(mime))} is not a MIME type.`;
    return absent("unknown-file-type", reason, 'Give one such as "image/png".');
  }
}

function isPlainObject(value: Value): value is ValueObject {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !isRuntimeValue(value)
  );
}

/** Is this JSON, or a value that stands for something of the reader's, neither too deep nor too much? @internal */
export function isJson(value: unknown): boolean {
  let left = MOST;
  const fits = (one: unknown, depth: number): boolean => {
    if (typeof one === "number") return Number.isFinite(one);
    if (typeof one === "string" || typeof one === "boolean" || one === null) return true;
    if (typeof one !== "object" || depth > DEEPEST || (left -= 1) < 0) return false;
    if (isRuntimeValue(one)) return true;
    if (classNameOf(one) !== undefined) return false;
    for (const member of Array.isArray(one) ? one : Object.values(one))
      if (!fits(member, depth + 1)) return false;
    return true;
  };
  return fits(value, 0);
}
