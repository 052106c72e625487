// Values that every language can print: JSON, environment variables and files.
import { isObject } from "../base/describe.ts";
import { kindSymbol } from "../base/freeze.ts";

export type { kindSymbol };

/** An environment variable, which prints as code that reads it. Made by `env`. @public */
export interface Env {
  /** Marks it as a variable, for `isEnv`. */
  readonly [kindSymbol]: "env";
  /** The name, in capitals: `HF_TOKEN`. */
  readonly name: string;
}

/** A file on the user's disk, which prints as code that reads it. Made by `file`. @public */
export interface FileRef {
  /** Marks it as a file, for `isFile`. */
  readonly [kindSymbol]: "file";
  /** The path, relative to the program's working directory. */
  readonly path: string;
  /** The MIME type, such as `image/png`. */
  readonly type: string;
}

/** The content of a file in base64, which prints as code that reads and encodes it. Made by `base64`. @public */
export interface Base64 {
  /** Marks it as base64, for `isBase64`. */
  readonly [kindSymbol]: "base64";
  /** The file. */
  readonly file: FileRef;
}

/** One string made of literal parts, environment variables and encoded files. Made by `text` and `dataUrl`. @public */
export interface Text {
  /** Marks it as a string of parts, for `isText`. */
  readonly [kindSymbol]: "text";
  /** The parts; no two strings are adjacent. */
  readonly parts: readonly TextPart[];
}

/** A part of a `Text`. @public */
export type TextPart = string | Env | Base64;

/** An object whose members are values. @public */
export interface ValueObject {
  /** A member, under any name. */
  readonly [key: string]: Value;
}

/** Anything a hole can print: JSON, and references to the user's environment and files. @public */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | ValueObject
  | RuntimeValue;

/** A value that is only known when the program runs. @public */
export type RuntimeValue = Env | FileRef | Base64 | Text;

/** The kind of a runtime value or of code; `undefined` for everything else. @internal */
export function valueKind(value: unknown): string | undefined {
  return typeof value === "object" && value !== null
    ? (value as { readonly [kindSymbol]?: string })[kindSymbol]
    : undefined;
}

export function isRuntimeValue(value: unknown): value is RuntimeValue {
  const kind = valueKind(value);
  return kind !== undefined && kind !== "code";
}

/** Is the value an object, but not an array, a file or another runtime value? @internal */
export const isPlainObject = (value: Value): value is ValueObject =>
  isObject(value) && !isRuntimeValue(value);

/**
 * Is this an environment variable? Never throws.
 * @returns Whether `env` made the value.
 * @example
 * ```ts
 * import { env, isEnv } from "hubsmith/code";
 *
 * isEnv(env("HF_TOKEN")); // → true
 * isEnv("HF_TOKEN"); // → false
 * ```
 * @public
 */
export function isEnv(value: unknown): value is Env {
  return valueKind(value) === "env";
}

/**
 * Is this a file? Never throws.
 * @returns Whether `file` made the value.
 * @example
 * ```ts
 * import { file, isFile } from "hubsmith/code";
 *
 * isFile(file("cat.png", "image/png")); // → true
 * isFile("cat.png"); // → false
 * ```
 * @public
 */
export function isFile(value: unknown): value is FileRef {
  return valueKind(value) === "file";
}

export function isBase64(value: unknown): value is Base64 {
  return valueKind(value) === "base64";
}

/**
 * Is this a string of several parts? Never throws.
 * @returns Whether `text` or `dataUrl` made the value.
 * @example
 * ```ts
 * import { env, text } from "hubsmith/code";
 * import { isText } from "hubsmith/language";
 *
 * isText(text("Bearer ", env("HF_TOKEN"))); // → true
 * ```
 * @public
 */
export function isText(value: unknown): value is Text {
  return valueKind(value) === "text";
}

/** The name of an object's class; `undefined` for arrays and plain objects. @internal */
export function classNameOf(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === Object.prototype || prototype === null)
    return undefined;
  return value.constructor?.name || "a class";
}

/**
 * A reference to an environment variable. Each language prints code that reads it.
 * @param name - Letters, digits and underscores, not beginning with a digit.
 * @returns A value for a hole.
 * @throws A TypeError if the name is invalid.
 * @example
 * ```ts
 * import { env, js, python, render } from "hubsmith/code";
 *
 * render(python`print(${env("HF_TOKEN")})`); // → 'import os\n\nprint(os.environ["HF_TOKEN"])'
 * render(js`console.log(${env("HF_TOKEN")});`); // → "console.log(process.env.HF_TOKEN);"
 * ```
 * @public
 */
export function env(name: string): Env {
  if (!/^[A-Za-z_]\w*$/.test(name)) {
    throw new TypeError(
      `env(${JSON.stringify(name)}): not the name of an environment variable. Use letters, digits and underscores.`,
    );
  }
  return Object.freeze({ [kindSymbol]: "env", name } as const);
}

const TOKEN = "[\\w!#$&^.+-]+";
const MIME = new RegExp(`^${TOKEN}/${TOKEN}(?:; ?${TOKEN}=(?:${TOKEN}|"[\\w !#$&^.+/:-]*"))*$`);

/**
 * A file on the user's disk. Each language prints code that reads it.
 * @param path - The path, relative to the working directory of the program.
 * @param type - The MIME type.
 * @returns A value for a hole, or the input of a task.
 * @throws A TypeError if the MIME type is invalid.
 * @see https://www.rfc-editor.org/rfc/rfc6838
 * @example
 * ```ts
 * import { file } from "hubsmith/code";
 *
 * file("cat.png", "image/png").type; // → "image/png"
 * ```
 * @public
 */
export function file(path: string, type: string): FileRef {
  if (!MIME.test(type)) {
    throw new TypeError(
      `file(${JSON.stringify(path)}, ${JSON.stringify(type)}): not a MIME type. Use one such as image/png.`,
    );
  }
  return Object.freeze({ [kindSymbol]: "file", path, type } as const);
}

/**
 * The content of a file as base64. Each language prints code that reads and encodes it. Never throws.
 * @param of - Made by `file`.
 * @returns A value for a hole.
 * @see https://www.rfc-editor.org/rfc/rfc4648#section-4
 * @example
 * ```ts
 * import { base64, file, render, sh } from "hubsmith/code";
 *
 * render(sh`echo ${base64(file("cat.png", "image/png"))}`);
 * ```
 * @public
 */
export function base64(of: FileRef): Base64 {
  return Object.freeze({ [kindSymbol]: "base64", file: of } as const);
}

/**
 * One string of several parts, such as a header with a key. Never throws.
 * @param parts - Strings, variables, base64 and other strings of parts.
 * @returns A value for a hole. Adjacent strings are joined.
 * @example
 * ```ts
 * import { env, render, sh, text } from "hubsmith/code";
 *
 * const header = text("Authorization: Bearer ", env("HF_TOKEN"));
 * render(sh`echo ${header}`); // → 'echo "Authorization: Bearer ${HF_TOKEN:?}"'
 * ```
 * @public
 */
export function text(...parts: readonly (TextPart | Text)[]): Text {
  const joined: TextPart[] = [];
  for (const piece of parts) {
    for (const part of isText(piece) ? piece.parts : [piece]) {
      const before = joined.at(-1);
      // Adjacent strings become one: each may have half of a surrogate pair.
      if (typeof part === "string" && typeof before === "string") {
        joined[joined.length - 1] = before + part;
      } else joined.push(part);
    }
  }
  return Object.freeze({ [kindSymbol]: "text", parts: Object.freeze(joined) } as const);
}
