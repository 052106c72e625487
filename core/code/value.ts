// Values are neutral: what a snippet says, before any language says it.

/** The key that marks a special value or code. A symbol: no JSON text can forge it. @internal */
export const mark: unique symbol = Symbol.for("hubsmith.node");

/** A reference to an environment variable; a secret is one of these, never text. @public */
export interface Env {
  /** That it is a variable, for `isEnv`. */
  readonly [mark]: "env";
  /** The name, in capitals: `HF_TOKEN`. */
  readonly name: string;
}

/** A file on the reader's disk: a path and a MIME type. Each language reads it its own way. @public */
export interface FileRef {
  /** That it is a file, for `isFile`. */
  readonly [mark]: "file";
  /** The path, from where the program runs. */
  readonly path: string;
  /** The MIME type, such as `image/png`. */
  readonly type: string;
}

/** The content of a file as base64 text. @public */
export interface Base64 {
  /** That it is encoded, for `isBase64`. */
  readonly [mark]: "base64";
  /** The file that is encoded. */
  readonly file: FileRef;
}

/** One string made of literal parts, environment variables and encoded files. @public */
export interface Text {
  /** That it is a string of parts, for `isText`. */
  readonly [mark]: "text";
  /** The parts in order; no two strings stand beside each other. */
  readonly parts: readonly TextPart[];
}

/** A part of a {@link Text}. @public */
export type TextPart = string | Env | Base64;

/** An object whose members are values. @public */
export interface ValueObject {
  /** A member, under any name. */
  readonly [key: string]: Value;
}

/** Anything a hole can print: JSON's values, and those that stand for the reader's environment and files. @public */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | ValueObject
  | Env
  | FileRef
  | Base64
  | Text;

/** The special values by their mark. @public */
export type Special = Env | FileRef | Base64 | Text;

/** The mark of a special value or of code; `undefined` for everything else. @internal */
export function markOf(value: unknown): string | undefined {
  return typeof value === "object" && value !== null
    ? (value as { readonly [mark]?: string })[mark]
    : undefined;
}

/** Is this one of the special values? @public */
export function isSpecial(value: unknown): value is Special {
  const kind = markOf(value);
  return kind !== undefined && kind !== "code";
}

/** Is this an environment variable? @public */
export function isEnv(value: unknown): value is Env {
  return markOf(value) === "env";
}

/** Is this a file? @public */
export function isFile(value: unknown): value is FileRef {
  return markOf(value) === "file";
}

/** Is this the base64 text of a file? @public */
export function isBase64(value: unknown): value is Base64 {
  return markOf(value) === "base64";
}

/** Is this a string of several parts? @public */
export function isText(value: unknown): value is Text {
  return markOf(value) === "text";
}

/** Every file a value mentions, in order, each path once: what the reader must have on disk. @public */
export function filesIn(value: Value): readonly FileRef[] {
  const found = new Map<string, FileRef>();
  const walk = (item: Value): void => {
    if (isFile(item)) found.set(item.path, item);
    else if (isBase64(item)) walk(item.file);
    else if (isText(item)) item.parts.forEach(walk);
    else if (typeof item === "object" && item !== null) Object.values(item).forEach(walk);
  };
  walk(value);
  return [...found.values()];
}

/** The name of the class that an object is of; nothing for lists and plain objects. @internal */
export function instanceOf(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === Object.prototype || prototype === null)
    return undefined;
  const { name } =
    (value as { readonly constructor?: { readonly name?: string } }).constructor ?? {};
  return name || "a class";
}

/** A reference to the environment variable `name`. Throws where the name is none. @public */
export function env(name: string): Env {
  if (!/^[A-Za-z_]\w*$/.test(name)) {
    throw new TypeError(
      `env(${JSON.stringify(name)}): not the name of an environment variable. Write letters, digits and underscores.`,
    );
  }
  return Object.freeze({ [mark]: "env", name } as const);
}

const TOKEN = "[\\w!#$&^.+-]+";
const MIME = new RegExp(`^${TOKEN}/${TOKEN}(?:; ?${TOKEN}=(?:${TOKEN}|"[\\w !#$&^.+/:-]*"))*$`);

/** A file on the reader's disk, e.g. `file("cat.png", "image/png")`. Throws where the type is none. @public */
export function file(path: string, type: string): FileRef {
  if (!MIME.test(type)) {
    throw new TypeError(
      `file(${JSON.stringify(path)}, ${JSON.stringify(type)}): not the MIME type of a file. Write one such as image/png.`,
    );
  }
  return Object.freeze({ [mark]: "file", path, type } as const);
}

/** The base64 text of a file. @public */
export function base64(of: FileRef): Base64 {
  return Object.freeze({ [mark]: "base64", file: of } as const);
}

/** A file as a data URL. @public */
export function dataUrl(of: FileRef): Text {
  return text(`data:${of.type};base64,`, base64(of));
}

/** One string of several parts, e.g. `text("Bearer ", env("HF_TOKEN"))`; a text in it becomes its parts. @public */
export function text(...parts: readonly (TextPart | Text)[]): Text {
  const joined: TextPart[] = [];
  for (const one of parts) {
    for (const part of isText(one) ? one.parts : [one]) {
      const before = joined.at(-1);
      // Neighbouring strings become one: each may hold half of a surrogate pair.
      if (typeof part === "string" && typeof before === "string") {
        joined[joined.length - 1] = before + part;
      } else joined.push(part);
    }
  }
  return Object.freeze({ [mark]: "text", parts: Object.freeze(joined) } as const);
}
