// File names of model ids: unique and inside the folder, on any system.

/** More than this in one name, and some file systems refuse it. */
const LONGEST = 240;
const STRANGE = /[^\w.-]/gu;
const STRANGE_OR_LETTER = /[^\d_.-]/gu;
// Windows opens a device by such a name, whatever follows its first dot.
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Names files after models, and remembers the names that it gave. */
export interface Names {
  /** The path for a model, or the place of the record that has it already, or why there can be none. */
  take(
    id: string,
    where: string,
  ): { readonly path: string } | { readonly taken: string } | { readonly tooLong: string };
  /** Was this path given to a model? */
  has(path: string): boolean;
}

/** The path of the file of a model, with `/` between its folder and its name. Its inverse is to decode percent signs. */
export const fileOf = (id: string): string => pathOf(id, STRANGE);

/** The same with every letter escaped: for an id that differs only in case from one that has its file. */
export const caselessFileOf = (id: string): string => pathOf(id, STRANGE_OR_LETTER);

export function createNames(): Names {
  // By the path as a file system without case sees it.
  const given = new Map<string, { readonly path: string; readonly where: string }>();
  return {
    take(id, where) {
      for (const nameOf of [fileOf, caselessFileOf]) {
        const path = nameOf(id);
        const longest = path.split("/").find((name) => name.length > LONGEST);
        if (longest !== undefined) return { tooLong: longest };
        const folded = path.toLowerCase();
        const before = given.get(folded);
        if (before === undefined) {
          given.set(folded, { path, where });
          return { path };
        }
        if (before.path === path) return { taken: before.where };
      }
      throw new Error(`Two ids have one path: ${id}`);
    },
    has: (path) => given.get(path.toLowerCase())?.path === path,
  };
}

function pathOf(id: string, strange: RegExp): string {
  const [, folder, name = id] = /^([^/]+)\/([^]+)$/.exec(id) ?? [];
  const file = `${escaped(name, strange)}.json`;
  if (folder === undefined) return file;
  // A folder gpt2.json would have the path of the file of the model gpt2.
  return `${escaped(folder, strange).replace(/\.(?=json$)/i, "%2E")}/${file}`;
}

// Dots at an end hide a file, lead out of the folder, or are dropped by Windows.
function escaped(name: string, strange: RegExp): string {
  return name
    .replace(strange, escape)
    .replace(/^\.|\.$/g, escape)
    .replace(DEVICE, (device) => escape(device[0]!) + device.slice(1));
}

// Half of a surrogate pair has no bytes of its own.
function escape(character: string): string {
  const code = character.codePointAt(0)!;
  if (code >= 0xd800 && code <= 0xdfff) return `%u${code.toString(16).toUpperCase()}`;
  const hex = Buffer.from(character).toString("hex").toUpperCase();
  return hex.replace(/../g, "%$&");
}
