// The inputs of a task: their types, and parsing of given ones.
import {
  type FileRef,
  type Value,
  type ValueObject,
  classNameOf,
  file,
  isFile,
  isRuntimeValue,
} from "../code/value.ts";
import { abbreviate } from "../base/describe.ts";
import { type Absence, absent } from "../base/issue.ts";
import { MAX_DEPTH, type Json, MAX_VALUES } from "./json.ts";

/** What an input is; the media stand for a file. @public */
export type InputType = "text" | "texts" | "json" | "image" | "audio" | "video";

/** The inputs of a task: one, or several by name. @public */
export type Inputs = InputType | { readonly [name: string]: InputType };

/** The TypeScript type of a task's inputs. @public */
export type InputsOf<I extends Inputs> = I extends "text"
  ? string
  : I extends "texts"
    ? readonly string[]
    : I extends "json"
      ? Value
      : I extends "image" | "audio" | "video"
        ? FileRef
        : { readonly [N in keyof I]: I[N] extends Inputs ? InputsOf<I[N]> : never };

/** A task as far as its inputs go. */
interface HasInputs {
  readonly id: string;
  readonly inputs: Inputs;
}

type Parsed = { readonly value: Value } | Absence;

/**
 * Reads inputs that come from outside, e.g. `{"question": …, "context": …}`. A file is a path, or an object with
 * `path` and `type`. An absence where the shape is not the task's, or the type of a file is not known.
 * @internal
 */
export function parseInputs(task: HasInputs, given: Value): Parsed {
  const { id, inputs } = task;
  if (typeof inputs === "string") return parseInput(task, inputs, given, "");
  if (!isPlainObject(given)) return wrongInputs(task, "", "an object");
  const members: [string, Value][] = [];
  for (const [name, type] of Object.entries(inputs)) {
    if (!Object.hasOwn(given, name)) return wrongInputs(task, `.${name}`, EXPECTED[type]);
    const read = parseInput(task, type, given[name]!, `.${name}`);
    if ("reason" in read) return read;
    members.push([name, read.value]);
  }
  const odd = Object.keys(given).find((name) => !Object.hasOwn(inputs, name));
  if (odd === undefined) return { value: Object.fromEntries(members) };
  const reason = `${id} has no input "${abbreviate(odd)}".`;
  return absent("wrong-inputs", reason, `Its inputs are ${Object.keys(inputs).join(", ")}.`);
}

const EXPECTED: Readonly<Record<InputType, string>> = {
  text: "a string",
  texts: "an array of strings",
  json: `JSON nested at most ${MAX_DEPTH} levels deep`,
  image: "the path of an image",
  audio: "the path of a recording",
  video: "the path of a video",
};

function wrongInputs(task: HasInputs, where: string, wanted: string): Absence {
  return absent(
    "wrong-inputs",
    `The inputs${where} of ${task.id} must be ${wanted}.`,
    `Pass inputs of the type ${JSON.stringify(task.inputs)}, files as paths.`,
  );
}

function parseInput(task: HasInputs, type: InputType, value: Value, where: string): Parsed {
  const fits = { value };
  switch (type) {
    case "json":
      return isJson(value) ? fits : wrongInputs(task, where, EXPECTED.json);
    case "text":
      return typeof value === "string" ? fits : wrongInputs(task, where, EXPECTED.text);
    case "texts":
      return Array.isArray(value) && value.every((one) => typeof one === "string")
        ? fits
        : wrongInputs(task, where, EXPECTED.texts);
    default:
      return isFile(value) ? fits : parseFile(task, type, value, where);
  }
}

function parseFile(task: HasInputs, type: InputType, value: Value, where: string): Parsed {
  const { path, type: told } =
    typeof value === "string" ? { path: value, type: undefined } : ((value ?? {}) as Json);
  if (typeof path !== "string" || path === "") return wrongInputs(task, where, EXPECTED[type]);
  const mime = typeof told === "string" ? told : mediaType(path, type);
  if (mime === undefined) {
    const reason = `The type of the file ${JSON.stringify(abbreviate(path))} cannot be told by its name.`;
    return absent("unknown-file-type", reason, 'Pass it, as {"path": …, "type": "image/png"}.');
  }
  try {
    return { value: file(path, mime) };
  } catch {
    const reason = `${JSON.stringify(abbreviate(mime))} is not a MIME type.`;
    return absent("unknown-file-type", reason, 'Pass one such as "image/png".');
  }
}

function isPlainObject(value: Value): value is ValueObject {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !isRuntimeValue(value)
  );
}

/** Is this JSON, or a value that stands for something of the reader's, neither too deep nor too much? @internal */
export function isJson(value: unknown): boolean {
  let left = MAX_VALUES;
  const fits = (one: unknown, depth: number): boolean => {
    if (typeof one === "number") return Number.isFinite(one);
    if (typeof one === "string" || typeof one === "boolean" || one === null) return true;
    if (typeof one !== "object" || depth > MAX_DEPTH || (left -= 1) < 0) return false;
    if (isRuntimeValue(one)) return true;
    if (classNameOf(one) !== undefined) return false;
    for (const member of Array.isArray(one) ? one : Object.values(one))
      if (!fits(member, depth + 1)) return false;
    return true;
  };
  return fits(value, 0);
}

// Of several extensions of a type, the first is the one that files are saved with.
const TYPES = [
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["gif", "image/gif"],
  ["bmp", "image/bmp"],
  ["flac", "audio/flac"],
  ["mp3", "audio/mpeg"],
  ["wav", "audio/wav"],
  ["ogg", "audio/ogg"],
  ["webm", "audio/webm"],
  ["webm", "video/webm"],
  ["m4a", "audio/mp4"],
  ["mp4", "video/mp4"],
  ["mov", "video/quicktime"],
] as const;

/** The MIME type of a path by its extension; `medium` decides for a container such as webm: `video`. @public */
export function mediaType(path: string, medium?: string): string | undefined {
  const dot = path.lastIndexOf(".");
  const extension = path.slice(dot + 1).toLowerCase();
  const types = TYPES.filter(([one]) => dot >= 0 && one === extension).map(([, type]) => type);
  return types.find((type) => type.startsWith(`${medium}/`)) ?? types[0];
}

/** The name to save media of a type under, e.g. `image.jpg`. @public */
export function fileNameFor(type: string): string {
  const [extension = "bin"] = TYPES.find(([, one]) => one === type) ?? [];
  return `${type.split("/")[0]}.${extension}`;
}
