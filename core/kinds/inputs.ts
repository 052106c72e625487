// Defines the input types of tasks and parses inputs.
import {
  classNameOf,
  file,
  type FileRef,
  isFile,
  isPlainObject,
  isRuntimeValue,
  type Value,
} from "../code/value.ts";
import { abbreviate, isString } from "../base/describe.ts";
import { type Absence, absent, isAbsence } from "../base/issue.ts";
import { type Json, MAX_JSON_DEPTH, MAX_VALUES } from "../record/json.ts";

/** `text` is a string, `texts` an array of strings, and `json` any JSON. The others are files. @public */
export type InputType = "text" | "texts" | "json" | "image" | "audio" | "video";

/** The inputs of a task: one type, or an object of named inputs. @public */
export type Inputs = InputType | { readonly [name: string]: InputType };

/**
 * The TypeScript type of the inputs of a task: `string` for `text`, `FileRef` for files, an object for named inputs.
 * @public
 */
export type InputsOf<I extends Inputs> = I extends "text"
  ? string
  : I extends "texts"
    ? readonly string[]
    : I extends "json"
      ? Value
      : I extends "image" | "audio" | "video"
        ? FileRef
        : { readonly [N in keyof I]: I[N] extends Inputs ? InputsOf<I[N]> : never };

interface HasInputs {
  readonly id: string;
  readonly inputs: Inputs;
  readonly takesSeveral?: boolean;
}

/** Parses untrusted inputs. A file is a path, or an object with `path` and `type`. @internal */
export function parseInputs(task: HasInputs, given: Value): Value | Absence {
  const { id, inputs } = task;
  if (typeof inputs === "string") {
    const several = task.takesSeveral === true && Array.isArray(given) ? given : [];
    if (several.length === 0) return parseInput(task, inputs, given, "");
    const parsed = several.map((one: Value) => parseInput(task, inputs, one, ""));
    return parsed.find(isAbsence) ?? (parsed as readonly Value[]);
  }
  if (!isPlainObject(given)) return wrongInputs(task, "", "an object");
  const members: [string, Value][] = [];
  for (const [name, type] of Object.entries(inputs)) {
    if (!Object.hasOwn(given, name)) return wrongInputs(task, `.${name}`, TYPES[type].wanted);
    const parsed = parseInput(task, type, given[name]!, `.${name}`);
    if (isAbsence(parsed)) return parsed;
    members.push([name, parsed]);
  }
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(inputs, name));
  if (unknown === undefined) return Object.fromEntries(members);
  const reason = `${id} has no input "${abbreviate(unknown)}".`;
  const fix = `Its inputs are ${Object.keys(inputs).join(", ")}.`;
  return absent({ code: "wrong-inputs", reason, fix });
}

/** The values of a type, and its name in messages. @internal */
export interface ValueType {
  readonly wanted: string;
  fits(value: Value): boolean;
}

const TYPES: Readonly<Record<InputType, ValueType>> = {
  text: { wanted: "a string", fits: isString },
  texts: {
    wanted: "an array of strings",
    fits: (value) => Array.isArray(value) && value.every(isString),
  },
  json: { wanted: `JSON nested at most ${MAX_JSON_DEPTH} levels deep`, fits: isJson },
  image: { wanted: "the path of an image", fits: isFile },
  audio: { wanted: "the path of a recording", fits: isFile },
  video: { wanted: "the path of a video", fits: isFile },
};

function wrongInputs(task: HasInputs, where: string, wanted: string): Absence {
  return absent({
    code: "wrong-inputs",
    reason: `The inputs${where} of ${task.id} must be ${wanted}.`,
    fix: `Pass inputs of the type ${JSON.stringify(task.inputs)}, files as paths.`,
  });
}

function parseInput(
  task: HasInputs,
  type: InputType,
  value: Value,
  where: string,
): Value | Absence {
  const { wanted, fits } = TYPES[type];
  if (fits(value)) return value;
  return (fits === isFile && parseFile(type, value)) || wrongInputs(task, where, wanted);
}

// The file of a path; `undefined` if there is no path, or it is of another medium.
function parseFile(medium: InputType, value: Value): FileRef | Absence | undefined {
  const given: Json = typeof value === "string" ? { path: value } : ((value ?? {}) as Json);
  const { path, type } = given;
  if (typeof path !== "string" || path === "") return undefined;
  const mime = typeof type === "string" ? type : mediaType(path, medium);
  if (mime === undefined) {
    const reason = `The type of the file ${JSON.stringify(abbreviate(path))} is unknown.`;
    const fix = 'Pass the type: {"path": …, "type": "image/png"}.';
    return absent({ code: "unknown-file-type", reason, fix });
  }
  const kind = mime.slice(0, mime.indexOf("/"));
  // An audio service also reads videos.
  const fits =
    kind === medium || !Object.hasOwn(TYPES, kind) || (medium === "audio" && kind === "video");
  if (!fits) return undefined;
  try {
    return file(path, mime);
  } catch {
    const reason = `${JSON.stringify(abbreviate(mime))} is not a MIME type.`;
    return absent({ code: "unknown-file-type", reason, fix: 'Pass a type such as "image/png".' });
  }
}

/** If a type has several extensions, files are saved with the first. @internal */
export const MIME_TYPES = [
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

/** The MIME type of a file, by its extension. Pass `medium` for extensions with several types, such as webm. @internal */
export function mediaType(path: string, medium?: string): string | undefined {
  const dot = path.lastIndexOf(".");
  const extension = path.slice(dot + 1).toLowerCase();
  const types = MIME_TYPES.filter(([name]) => dot >= 0 && name === extension).map(
    ([, type]) => type,
  );
  return types.find((type) => type.startsWith(`${medium}/`)) ?? types[0];
}

/** Is this JSON (runtime values such as files allowed) within `MAX_DEPTH` and `MAX_VALUES`? @internal */
export function isJson(value: unknown): boolean {
  let budget = MAX_VALUES;
  const fits = (item: unknown, depth: number): boolean => {
    if (typeof item === "number") return Number.isFinite(item);
    if (typeof item === "string" || typeof item === "boolean" || item === null) return true;
    if (typeof item !== "object" || depth > MAX_JSON_DEPTH || (budget -= 1) < 0) return false;
    if (isRuntimeValue(item)) return true;
    if (classNameOf(item) !== undefined) return false;
    for (const member of Array.isArray(item) ? item : Object.values(item))
      if (!fits(member, depth + 1)) return false;
    return true;
  };
  return fits(value, 0);
}
