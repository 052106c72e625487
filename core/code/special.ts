// Special values are made here, frozen, and never by hand: what is not one is refused.
import {
  type Base64,
  type Env,
  type FileRef,
  isText,
  mark,
  type Text,
  type TextPart,
} from "./value.ts";

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
