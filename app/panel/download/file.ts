// A program as a file: with a name that is valid on every system, for any model and provider.

export interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface Program {
  readonly model: string;
  /** Provider and client, or the library and its purpose. */
  readonly of: readonly string[];
  /** The file extension of its language: `.py`. */
  readonly extension: string;
  /** The name that the tools of its language need. */
  readonly fileName?: string;
  readonly content: string;
}

// Some systems allow 255 bytes for a name and 260 characters for a path.
const LONGEST = 100;
const LONGEST_REST = 60;
// Device names of Windows, with any extension.
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const AHEAD = "model-";
const EXTENSION = /^\.[a-z\d]{1,10}$/i;

export function fileOf({
  model,
  of,
  extension,
  fileName: given = "",
  content,
}: Program): NamedFile {
  return {
    name: /^\w+\.\w+$/.test(given) ? given : fileName(model, of, extension),
    // As plain text, some browsers would append their own file extension.
    type: "application/octet-stream",
    text: content.endsWith("\n") ? content : `${content}\n`,
  };
}

/** The name of a file: `Llama-3.3-70B-Instruct.together.requests.py`. */
export function fileName(model: string, of: readonly string[], extension: string): string {
  const ending = EXTENSION.test(extension) ? extension : ".txt";
  const parts = of.map((part) => plain(part, LONGEST_REST)).filter((part) => part !== "");
  const rest = plain(parts.join("."), LONGEST_REST);
  const behind = (rest === "" ? "" : `.${rest}`) + ending;
  const modelName = model.split("/").findLast((part) => part !== "") ?? "";
  const name = (plain(modelName, LONGEST - AHEAD.length - behind.length) || "model") + behind;
  return DEVICE.test(name) ? AHEAD + name : name;
}

// Not a hidden file, not a command-line option, and no end that Windows removes.
const plain = (text: string, most: number): string =>
  text
    .replace(/[^\w.-]+/g, "-")
    .slice(0, most)
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, "");
